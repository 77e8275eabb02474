export const ownWords = 'આ નિશાન દુકાનની પોતાની વાત છે.'
export const contains = (list: string) => `આમાં છે: ${list}`
export const only = 'ફક્ત આ બતાવો'
export const hide = 'આ જેમાં હોય તે ન બતાવો'
export const notProven = 'દુકાને જે ડિશની એલર્જીવાળી વસ્તુઓ નથી જણાવી, તેમાં કંઈ પણ હોઈ શકે. એ પણ નહીં દેખાય.'
export const showUnmarked = 'એવી ડિશ પણ બતાવો'
export const unmarkedHidden = 'જેના પર એલર્જીનાં નિશાન નથી તે ડિશ છુપાવી છે.'
export const unmarkedShown = 'જે ડિશ પર એલર્જીનાં નિશાન નથી તેમાં કંઈ પણ હોઈ શકે. દુકાનને પૂછી લો.'
export const count = (count: number, all: number) => `${all}માંથી ${count} ડિશ`
export const clear = 'કાઢી નાખો'
export const show = 'ડિશ જુઓ'
export const allergens = {
  gluten: 'ગ્લુટેન (ઘઉં)',
  milk: 'દૂધ',
  egg: 'ઈંડું',
  fish: 'માછલી',
  crustaceans: 'ઝીંગા, કરચલા',
  peanut: 'મગફળી',
  treeNuts: 'કાજુ-બદામ',
  soy: 'સોયા',
  sesame: 'તલ',
  mustard: 'રાઈ',
  celery: 'સેલરી',
  sulphites: 'સલ્ફાઇટ',
  lupin: 'લ્યુપિન',
  molluscs: 'છીપ, ગોકળગાય',
}
