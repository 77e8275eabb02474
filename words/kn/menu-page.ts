/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – ಮೆನು`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} ಮೆನು. ${offer ? `${offer}. ` : ''}${tagline}`
export const language = 'ಭಾಷೆ'
export const licence = (number: string) => `FSSAI ಪರವಾನಗಿ ಸಂ. ${number}`

export const back = 'ಹಿಂದೆ ಹೋಗಿ'
export const home = 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ'
export const search = 'ಅಂಗಡಿ ಹುಡುಕಿ'

export const problems = {
  'vendor-not-found': {
    title: 'ಅಂಗಡಿ ಸಿಗಲಿಲ್ಲ',
    text: 'ಈ ಮೆನು ಸಿಗಲಿಲ್ಲ. QR ಕೋಡ್ ಹಳೆಯದಿರಬಹುದು, ಅಥವಾ ಅಂಗಡಿ ಈಗ ಇಲ್ಲದಿರಬಹುದು.',
  },
  'invalid-url': {
    title: 'ವಿಳಾಸ ತಪ್ಪಾಗಿದೆ',
    text: 'ಅಂಗಡಿಯ ವಿಳಾಸ ಸರಿಯಿಲ್ಲ.',
  },
  'menu-not-found': {
    title: 'ಮೆನು ಸಿಗಲಿಲ್ಲ',
    text: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಮೆನು ಇಲ್ಲ.',
  },
  error: {
    title: 'ಏನೋ ತಪ್ಪಾಗಿದೆ',
    text: 'ಮೆನು ತೆರೆಯಲಾಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
  maintenance: {
    title: 'ಬೇಗ ಬರುತ್ತೇವೆ',
    text: 'ಸೈಟ್‌ನಲ್ಲಿ ಕೆಲಸ ನಡೆಯುತ್ತಿದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
}
