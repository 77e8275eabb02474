/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – ମେନୁ`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} ର ମେନୁ। ${offer ? `${offer}। ` : ''}${tagline}`
export const language = 'ଭାଷା'
export const licence = (number: string) => `FSSAI ଲାଇସେନ୍ସ ନଂ ${number}`

export const back = 'ପଛକୁ ଯାଆନ୍ତୁ'
export const home = 'ହୋମକୁ ଯାଆନ୍ତୁ'
export const search = 'ଦୋକାନ ଖୋଜନ୍ତୁ'

export const problems = {
  'vendor-not-found': {
    title: 'ଦୋକାନ ମିଳିଲା ନାହିଁ',
    text: 'ଏହି ମେନୁ ମିଳିଲା ନାହିଁ। QR କୋଡ୍ ପୁରୁଣା ହୋଇପାରେ, କିମ୍ବା ଦୋକାନ ଏବେ ଏଠାରେ ନଥାଇପାରେ।',
  },
  'invalid-url': {
    title: 'ଠିକଣା ଭୁଲ୍',
    text: 'ଦୋକାନର ଠିକଣା ଠିକ୍ ନାହିଁ।',
  },
  'menu-not-found': {
    title: 'ମେନୁ ମିଳିଲା ନାହିଁ',
    text: 'ଏହି ଠିକଣାରେ କୌଣସି ମେନୁ ନାହିଁ।',
  },
  error: {
    title: 'କିଛି ଅସୁବିଧା ହେଲା',
    text: 'ମେନୁ ଖୋଲିପାରିଲା ନାହିଁ। କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  maintenance: {
    title: 'ଶୀଘ୍ର ଫେରିବୁ',
    text: 'ସାଇଟ୍‌ରେ କାମ ଚାଲିଛି। କିଛି ସମୟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
}
