/** For days below a chart: '5 માર્ચ'. */
export const dayLocale = 'gu-IN-u-nu-latn'
