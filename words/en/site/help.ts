// A fact is in braces, a link is [words](/path). A picture is taken by `npm run pictures`; its text says what is on it.
export const title = 'Help for vendors'
export const text =
  'From your phone number to the code on your cart, and then every day. Each step fits a small phone.'
export const sections = [
  {
    id: 'register',
    title: 'Open an account',
    paragraphs: [
      '[Register](/auth/register) with your name, the name of your stall, your phone number and a password. Type your area, and the place is filled in.',
      'Customers see the phone number unless you switch that off on the form. You sign in with the same number, with or without +91.',
    ],
    picture: { name: 'register', alt: 'The form to register, on a phone' },
  },
  {
    id: 'dishes',
    title: 'Put your dishes on the menu',
    paragraphs: [
      'Choose what you sell, tick your dishes in the list and write a price beside each. Nobody has to type names: they come in English, Hindi and Gujarati.',
      'Do you have a list already? Paste it, take a photo of your paper menu or choose a CSV file. You see what was understood and can change it before anything is added.',
    ],
    picture: { name: 'add-dishes', alt: 'Dishes with a tick and a price beside each' },
  },
  {
    id: 'design',
    title: 'Choose a design',
    paragraphs: [
      'Under Templates you see every design with your own dishes. Tap Apply, and your customers see it. You can change it whenever you like; your dishes stay as they are.',
    ],
    picture: { name: 'templates', alt: 'Designs of a menu to choose from' },
  },
  {
    id: 'code',
    title: 'Print the code',
    paragraphs: [
      'Under QR Code you can show your code, print it, or download a poster in the colours of your menu. Put it where people wait.',
      'The code stays the same when you change dishes, prices or the design. Print it once.',
    ],
    picture: { name: 'qr-code', alt: 'The code of a stall, ready to print' },
  },
  {
    id: 'day',
    title: 'Every day',
    paragraphs: [
      'A dish has run out? Tap Sold out today beside it. It comes back by itself when your next day begins. Not available stays until you change it.',
      'You are not opening at all? Tap Closed today on the dashboard. Your menu says so, and it ends by itself.',
      'To change many prices at once, tap Select in the list of items, mark them and raise or lower them together. You see old and new first, and can take it back for ten seconds.',
    ],
    picture: { name: 'items', alt: 'The list of items with prices and switches' },
  },
  {
    id: 'customers',
    title: 'What customers can do',
    paragraphs: [
      'They scan and read: no app, no account. They search in any script, mark favourites, and see what is veg, egg or non-veg. A menu that was opened once opens again without signal.',
      'In your profile you can switch on an order slip. Customers then put dishes together and show you the slip or send it to your WhatsApp. With your UPI address they can pay from their own app; please check in yours that the money has come.',
    ],
    picture: { name: 'menu', alt: 'A menu as customers see it' },
  },
  {
    id: 'languages',
    title: 'In your languages',
    paragraphs: [
      'You choose the language of these pages at the foot of each page and in the menu of the dashboard. In your profile you name the main language of your menu and up to two more; dishes from the list have their names in English, Hindi and Gujarati at once.',
    ],
  },
  {
    id: 'figures',
    title: 'Who came',
    paragraphs: [
      'The dashboard shows how many people opened your menu today, and which dishes they looked at most. Analytics has the same for longer times. We count visits, never names.',
    ],
    picture: { name: 'dashboard', alt: 'The dashboard with the figures of the day' },
  },
  {
    id: 'trouble',
    title: 'When something does not work',
    paragraphs: [
      'A forgotten password: write to us or call, and we help you to sign in again. Your menu stays online meanwhile.',
      'Everything else: see the [questions](/contact) or ask us. We reply within {contactReply}.',
    ],
  },
]
