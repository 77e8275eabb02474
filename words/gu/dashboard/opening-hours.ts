export const byWeekday = 'દરેક દિવસનો સમય અલગ'
export const byWeekdayHint = 'રજાના દિવસ, બપોરના આરામ કે મોડી સાંજ માટે.'
/** From Monday on. */
export const weekdays = ['સોમવાર', 'મંગળવાર', 'બુધવાર', 'ગુરુવાર', 'શુક્રવાર', 'શનિવાર', 'રવિવાર']
export const closed = 'બંધ'
export const opens = (day: string) => `${day}: ખુલવાનો સમય`
export const closes = (day: string) => `${day}: બંધ થવાનો સમય`
export const opensAgain = (day: string) => `${day}: ફરી ખુલવાનો સમય`
export const closesAgain = (day: string) => `${day}: ફરી બંધ થવાનો સમય`
export const addSecond = (day: string) => `${day}નો બીજો સમય ઉમેરો`
export const removeSecond = (day: string) => `${day}નો બીજો સમય કાઢી નાખો`
export const copyToAll = (day: string) => `${day}નો સમય બધા દિવસોમાં મૂકો`
