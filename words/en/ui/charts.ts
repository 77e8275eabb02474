/** For days below a chart: 'Mar 5'. */
export const dayLocale = 'en-US'
