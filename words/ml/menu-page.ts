/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – മെനു`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} മെനു. ${offer ? `${offer}. ` : ''}${tagline}`
export const language = 'ഭാഷ'
export const licence = (number: string) => `FSSAI ലൈസൻസ് നമ്പർ ${number}`

export const back = 'തിരികെ പോകുക'
export const home = 'ഹോമിലേക്ക് പോകുക'
export const search = 'കടകൾ തിരയുക'

export const problems = {
  'vendor-not-found': {
    title: 'കട കിട്ടിയില്ല',
    text: 'ഈ മെനു കിട്ടിയില്ല. QR കോഡ് പഴയതാകാം, അല്ലെങ്കിൽ കട ഇപ്പോൾ ഇല്ലായിരിക്കാം.',
  },
  'invalid-url': {
    title: 'വിലാസം തെറ്റാണ്',
    text: 'കടയുടെ വിലാസം ശരിയല്ല.',
  },
  'menu-not-found': {
    title: 'മെനു കിട്ടിയില്ല',
    text: 'ഈ വിലാസത്തിൽ മെനു ഇല്ല.',
  },
  error: {
    title: 'എന്തോ കുഴപ്പം പറ്റി',
    text: 'മെനു തുറക്കാനായില്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  maintenance: {
    title: 'ഉടൻ തിരിച്ചെത്തും',
    text: 'സൈറ്റിൽ പണി നടക്കുന്നു. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
}
