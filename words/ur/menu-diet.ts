export const ownWords = 'یہ نشان دکان کی اپنی بات ہیں۔'
export const contains = (list: string) => `اس میں ہے: ${list}`
export const only = 'صرف یہ دکھائیں'
export const hide = 'یہ جس میں ہو، نہ دکھائیں'
export const notProven =
  'دکان نے جس ڈش کی الرجی والی چیزیں نہیں بتائیں، اس میں کچھ بھی ہو سکتا ہے۔ وہ بھی نہیں دکھے گی۔'
export const showUnmarked = 'ایسی ڈشیں بھی دکھائیں'
export const unmarkedHidden = 'جن پر الرجی کے نشان نہیں، وہ ڈشیں چھپی ہیں۔'
export const unmarkedShown = 'جن ڈشوں پر الرجی کے نشان نہیں، ان میں کچھ بھی ہو سکتا ہے۔ دکان سے پوچھ لیں۔'
export const count = (count: number, all: number) => `${all} میں سے ${count} ڈشیں`
export const clear = 'ہٹائیں'
export const show = 'ڈشیں دیکھیں'
export const allergens = {
  gluten: 'گلوٹن (گیہوں)',
  milk: 'دودھ',
  egg: 'انڈا',
  fish: 'مچھلی',
  crustaceans: 'جھینگا، کیکڑا',
  peanut: 'مونگ پھلی',
  treeNuts: 'کاجو، بادام',
  soy: 'سویا',
  sesame: 'تل',
  mustard: 'سرسوں، رائی',
  celery: 'سیلری',
  sulphites: 'سلفائٹ',
  lupin: 'لیوپن',
  molluscs: 'سیپ، گھونگا',
}
