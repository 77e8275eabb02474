/** For days below a chart: '5 मार्च'. */
export const dayLocale = 'hi-IN-u-nu-latn'
