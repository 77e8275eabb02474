export const byWeekday = 'Different hours by weekday'
export const byWeekdayHint = 'For days off, a break in the afternoon or longer evenings.'
/** From Monday on. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const closed = 'Closed'
export const opens = (day: string) => `${day}: opens`
export const closes = (day: string) => `${day}: closes`
export const opensAgain = (day: string) => `${day}: opens again`
export const closesAgain = (day: string) => `${day}: closes again`
export const addSecond = (day: string) => `Add a second time on ${day}`
export const removeSecond = (day: string) => `Remove the second time on ${day}`
export const copyToAll = (day: string) => `Copy ${day} to all days`
