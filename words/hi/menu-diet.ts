export const ownWords = 'ये निशान दुकान की अपनी बात हैं।'
export const contains = (list: string) => `इसमें है: ${list}`
export const only = 'सिर्फ़ ये दिखाएँ'
export const hide = 'ये जिनमें हों, न दिखाएँ'
export const notProven = 'दुकान ने जिस डिश की एलर्जी वाली चीज़ें नहीं बताईं, उसमें कुछ भी हो सकता है। वह भी नहीं दिखेगी।'
export const showUnmarked = 'ऐसी डिश भी दिखाएँ'
export const unmarkedHidden = 'जिन पर एलर्जी के निशान नहीं हैं, वे डिश छिपी हैं।'
export const unmarkedShown = 'जिन डिश पर एलर्जी के निशान नहीं हैं, उनमें कुछ भी हो सकता है। दुकान से पूछ लें।'
export const count = (count: number, all: number) => `${all} में से ${count} डिश`
export const clear = 'हटाएँ'
export const show = 'डिश देखें'
export const allergens = {
  gluten: 'ग्लूटेन (गेहूँ)',
  milk: 'दूध',
  egg: 'अंडा',
  fish: 'मछली',
  crustaceans: 'झींगा, केकड़ा',
  peanut: 'मूँगफली',
  treeNuts: 'काजू-बादाम',
  soy: 'सोया',
  sesame: 'तिल',
  mustard: 'सरसों, राई',
  celery: 'सेलरी',
  sulphites: 'सल्फ़ाइट',
  lupin: 'ल्यूपिन',
  molluscs: 'सीप, घोंघा',
}
