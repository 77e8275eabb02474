export const title = 'Made for the cart'
export const text = "A thela is a street vendor's cart. We build the menu that goes with it."
export const figuresTitle = 'Our impact in numbers'

export const storyTitle = 'Our story'
export const storyLead =
  'Most street food menus are a board, a card printed last year, or the vendor calling out prices.'
export const story = [
  'A restaurant can pay for a designer, a printer and an app. A vendor who sells forty plates of locho before noon cannot, and should not have to. But every vendor has a phone, and so does everyone in the queue.',
  'So we kept it simple: you add your dishes on your phone, we give you a link and a QR code, and anyone who scans it sees the menu in the browser. No app, no account, nothing to install. It is made first for basic phones and slow internet, because that is where it is used.',
  'The Starter plan is free forever because ads on the menu pay for it, and vendors share in that revenue. Vendors who prefer a menu without ads pay a small monthly price. That is how we earn.',
]

export const valuesTitle = 'What we believe in'
export const values = [
  {
    name: 'Works on any phone',
    text: 'If the menu opens quickly on a basic phone with slow internet, it opens everywhere. It can be read even with JavaScript turned off.',
  },
  {
    name: 'Honest information',
    text: 'No fake ratings on menus, no made-up numbers on this page. Examples are clearly marked.',
  },
  {
    name: 'Your data stays yours',
    text: 'You can change it, download it and have it deleted. It is never sold, and we count customers without tracking them.',
  },
  {
    name: 'Free means complete',
    text: 'The Starter plan is a full menu with a QR code, pictures and designs, not a trial that ends after a week.',
  },
]

export const journeyTitle = 'Our journey so far'
export const journeyText = 'We list only what is finished, not what is planned.'
export const milestones = [
  { name: 'QR code menus', text: 'A menu with its own address that opens from a QR code, without an app.' },
  {
    name: 'Menu management',
    text: 'Dishes, prices, pictures and sold-out items, managed from the vendor’s own phone.',
  },
  { name: 'Designs', text: 'Six designs in several colours each, from a printed card to truck art.' },
  {
    name: 'Indian languages',
    text: 'Hindi, Gujarati and every other script, in dish names and in addresses.',
  },
  {
    name: 'Analytics',
    text: 'Visits and scans as they happen, without cookies and without tracking anyone.',
  },
  { name: 'Local ads', text: 'Ads for the local area, so that the Starter plan can stay free.' },
]

export const teamTitle = 'The team'
export const teamText = (city: string) =>
  `A small team in ${city}. The names below are examples for each role.`
export const example = 'Example'
export const asha = {
  name: 'Asha',
  role: 'Vendors',
  text: 'Meets vendors, listens to them and notes what they need.',
}
export const bhavin = {
  name: 'Bhavin',
  role: 'Product',
  text: 'Builds the menu and keeps it fast on slow internet.',
}
export const chetna = {
  name: 'Chetna',
  role: 'Support',
  text: 'Answers chats and emails, and sets up plans.',
}

export const contactTitle = 'Come and talk to us'
export const contactText = 'Have a question or an idea? Write, call or chat with us.'
export const getStarted = 'Get Started'
