export const ownWords = 'এই চিনবোৰ দোকানৰ নিজৰ কথা।'
export const contains = (list: string) => `ইয়াত আছে: ${list}`
export const only = 'কেৱল এইবোৰ দেখুৱাওক'
export const hide = 'এইবোৰ থকাবোৰ লুকুৱাওক'
export const notProven = 'দোকানে যি ব্যঞ্জনৰ এলাৰ্জিৰ কথা কোৱা নাই, তাত যিকোনো বস্তু থাকিব পাৰে। সেয়াও লুকায়।'
export const showUnmarked = 'তেনে ব্যঞ্জনো দেখুৱাওক'
export const unmarkedHidden = 'এলাৰ্জিৰ চিন নথকা ব্যঞ্জন লুকুওৱা আছে।'
export const unmarkedShown = 'এলাৰ্জিৰ চিন নথকা ব্যঞ্জনত যিকোনো বস্তু থাকিব পাৰে। দোকানত সোধক।'
export const count = (count: number, all: number) => `${all}টাৰ ভিতৰত ${count}টা ব্যঞ্জন`
export const clear = 'আঁতৰাওক'
export const show = 'ব্যঞ্জন চাওক'
export const allergens = {
  gluten: 'গ্লুটেন (ঘেঁহু)',
  milk: 'গাখীৰ',
  egg: 'কণী',
  fish: 'মাছ',
  crustaceans: 'মিছা মাছ, কেঁকোৰা',
  peanut: 'বাদাম',
  treeNuts: 'কাজু, আলমণ্ড',
  soy: 'ছয়া',
  sesame: 'তিল',
  mustard: 'সৰিয়হ',
  celery: 'চেলেৰি',
  sulphites: 'ছালফাইট',
  lupin: 'লুপিন',
  molluscs: 'শামুক, জিনুক',
}
