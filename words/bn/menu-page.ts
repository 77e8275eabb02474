/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – মেনু`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city}-এর মেনু। ${offer ? `${offer}। ` : ''}${tagline}`
export const language = 'ভাষা'
export const licence = (number: string) => `FSSAI লাইসেন্স নং ${number}`

export const back = 'ফিরে যান'
export const home = 'হোমে যান'
export const search = 'দোকান খুঁজুন'

export const problems = {
  'vendor-not-found': {
    title: 'দোকান পাওয়া গেল না',
    text: 'এই মেনু পাওয়া গেল না। QR কোড পুরনো হতে পারে, বা দোকান আর এখানে নেই।',
  },
  'invalid-url': {
    title: 'ঠিকানা ভুল',
    text: 'দোকানের ঠিকানা ঠিক নয়।',
  },
  'menu-not-found': {
    title: 'মেনু পাওয়া গেল না',
    text: 'এই ঠিকানায় কোনো মেনু নেই।',
  },
  error: {
    title: 'কিছু একটা গোলমাল হয়েছে',
    text: 'মেনু খোলা গেল না। একটু পরে আবার চেষ্টা করুন।',
  },
  maintenance: {
    title: 'শীঘ্রই ফিরছি',
    text: 'সাইটে কাজ চলছে। একটু পরে আবার চেষ্টা করুন।',
  },
}
