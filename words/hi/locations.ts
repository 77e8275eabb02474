export const searchLabel = 'अपना इलाका खोजें'
export const searchHint = 'अपने इलाके या शहर का नाम अंग्रेज़ी में लिखें। देश, राज्य और शहर अपने आप भर जाएँगे।'
export const searchPlaceholder = 'जैसे Adajan'
export const typeMore = 'कम से कम दो अक्षर लिखें।'
export const searching = 'खोज रहे हैं...'
export const searchFailed = 'खोज नहीं पाए। नीचे की सूचियों से चुनें।'
export const noPlace = (typed: string) => `"${typed}" से कोई जगह शुरू नहीं होती। नीचे की सूचियों से चुनें।`
export const noMatch = (typed: string) => `"${typed}" नहीं मिला।`
export const chooseFromLists = 'सूचियों से चुनें'

export const labels = { country: 'देश', state: 'राज्य', city: 'शहर', area: 'इलाका' }
export const select = { country: 'देश चुनें', state: 'राज्य चुनें', city: 'शहर चुनें', area: 'इलाका चुनें' }
export const type = {
  country: 'अपना देश लिखें',
  state: 'अपना राज्य लिखें',
  city: 'अपना शहर लिखें',
  area: 'अपना इलाका लिखें',
}
/** In a list that waits for the one above it; the first waits for none. */
export const selectAboveFirst = {
  country: '',
  state: 'पहले देश चुनें',
  city: 'पहले राज्य चुनें',
  area: 'पहले शहर चुनें',
}
export const notLoaded = {
  country: 'देश लोड नहीं हुए',
  state: 'राज्य लोड नहीं हुए',
  city: 'शहर लोड नहीं हुए',
  area: 'इलाके लोड नहीं हुए',
}
export const loading = 'लोड हो रहा है...'
export const invalidList = 'सूची ठीक से नहीं आई'
export const notAvailable = 'अभी नहीं है'
export const tryAgain = 'फिर कोशिश करें'
