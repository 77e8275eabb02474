/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – மெனு`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} மெனு. ${offer ? `${offer}. ` : ''}${tagline}`
export const language = 'மொழி'
export const licence = (number: string) => `FSSAI உரிம எண் ${number}`

export const back = 'திரும்பிச் செல்'
export const home = 'முகப்புக்குச் செல்'
export const search = 'கடைகளைத் தேடு'

export const problems = {
  'vendor-not-found': {
    title: 'கடை கிடைக்கவில்லை',
    text: 'இந்த மெனு கிடைக்கவில்லை. QR குறியீடு பழையதாக இருக்கலாம், அல்லது கடை இப்போது இல்லாமல் இருக்கலாம்.',
  },
  'invalid-url': {
    title: 'முகவரி தவறு',
    text: 'கடையின் முகவரி சரியில்லை.',
  },
  'menu-not-found': {
    title: 'மெனு கிடைக்கவில்லை',
    text: 'இந்த முகவரியில் மெனு இல்லை.',
  },
  error: {
    title: 'ஏதோ தவறு நடந்தது',
    text: 'மெனுவைத் திறக்க முடியவில்லை. சிறிது நேரம் கழித்து முயலுங்கள்.',
  },
  maintenance: {
    title: 'விரைவில் திரும்புகிறோம்',
    text: 'தளத்தில் பணி நடக்கிறது. சிறிது நேரம் கழித்து முயலுங்கள்.',
  },
}
