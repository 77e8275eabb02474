export const ownWords = 'এই চিহ্নগুলো দোকানের নিজের কথা।'
export const contains = (list: string) => `এতে আছে: ${list}`
export const only = 'শুধু এগুলো দেখান'
export const hide = 'এগুলো যাতে আছে, লুকান'
export const notProven = 'দোকান যে পদের অ্যালার্জির কথা বলেনি, তাতে যে কোনোটা থাকতে পারে। সেটাও লুকানো হয়।'
export const showUnmarked = 'এমন পদও দেখান'
export const unmarkedHidden = 'অ্যালার্জির চিহ্ন নেই এমন পদ লুকানো আছে।'
export const unmarkedShown = 'অ্যালার্জির চিহ্ন নেই এমন পদে যা কিছু থাকতে পারে। দোকানে জিজ্ঞেস করুন।'
export const count = (count: number, all: number) => `${all}টির মধ্যে ${count}টি পদ`
export const clear = 'মুছুন'
export const show = 'পদ দেখুন'
export const allergens = {
  gluten: 'গ্লুটেন (গম)',
  milk: 'দুধ',
  egg: 'ডিম',
  fish: 'মাছ',
  crustaceans: 'চিংড়ি, কাঁকড়া',
  peanut: 'চিনাবাদাম',
  treeNuts: 'কাজু-কাঠবাদাম',
  soy: 'সয়া',
  sesame: 'তিল',
  mustard: 'সর্ষে',
  celery: 'সেলেরি',
  sulphites: 'সালফাইট',
  lupin: 'লুপিন',
  molluscs: 'ঝিনুক, শামুক',
}
