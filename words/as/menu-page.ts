/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – মেনু`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city}ৰ মেনু। ${offer ? `${offer}। ` : ''}${tagline}`
export const language = 'ভাষা'
export const licence = (number: string) => `FSSAI লাইচেঞ্চ নং ${number}`

export const back = 'উভতি যাওক'
export const home = 'হোমলৈ যাওক'
export const search = 'দোকান বিচাৰক'

export const problems = {
  'vendor-not-found': {
    title: 'দোকান পোৱা নগ’ল',
    text: 'এই মেনু পোৱা নগ’ল। QR ক’ড পুৰণি হ’ব পাৰে, বা দোকান এতিয়া ইয়াত নাই।',
  },
  'invalid-url': {
    title: 'ঠিকনা ভুল',
    text: 'দোকানৰ ঠিকনা শুদ্ধ নহয়।',
  },
  'menu-not-found': {
    title: 'মেনু পোৱা নগ’ল',
    text: 'এই ঠিকনাত কোনো মেনু নাই।',
  },
  error: {
    title: 'কিবা অসুবিধা হ’ল',
    text: 'মেনু খুলিব পৰা নগ’ল। অলপ পিছত আকৌ চেষ্টা কৰক।',
  },
  maintenance: {
    title: 'সোনকালে উভতিম',
    text: 'ছাইটত কাম চলি আছে। অলপ পিছত আকৌ চেষ্টা কৰক।',
  },
}
