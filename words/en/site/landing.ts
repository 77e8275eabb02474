export const heroTitle = 'Your menu, <plate>one scan</plate> away'
export const heroText = (siteName: string) =>
  `${siteName} gives street vendors and small restaurants a digital menu and a QR code. Customers point their phone and see what you cook today, without an app.`
export const getStarted = 'Get Started'
export const login = 'Login'
export const promises = ['Starter plan free forever', 'No setup fees', 'No app for your customers']

export const stepsTitle = 'Go online in three steps'
export const steps = [
  {
    title: 'Register',
    text: 'Enter your phone number, the name of your stall and its location.',
  },
  {
    title: 'Add your menu',
    text: 'Dish, price, picture. In English, हिन्दी, ગુજરાતી or whatever your customers read.',
  },
  {
    title: 'Show the code',
    text: 'Your QR code is ready. Print it, stick it on the cart, send the link to regulars.',
  },
]

export const featuresTitle = 'Made for the street, not for an office'
export const qrFeature = {
  title: 'QR code menus',
  text: 'One code for your stall. Customers scan it with their phone camera and see the menu in the browser.',
}
export const phoneFeature = {
  title: 'Mobile-first design',
  text: 'Six designs, all made for small screens, slow internet and one-handed use. Veg and non-veg are marked the Indian way.',
}
export const editFeature = {
  title: 'Easy management',
  text: 'Sold out? Tomato prices up? Update the menu on your phone between two orders.',
}
export const analyticsFeature = {
  title: 'Analytics',
  text: 'See how many people opened your menu, how many scanned the code, and which dishes they looked at.',
}

/** After 'Horn OK Please', which is painted on the back of every truck. */
export const tailboard = ['Scan', 'OK', 'Please']

export const benefitsTitle = 'What you get'
export const benefitsText = 'Six reasons to put up a QR code. You do not need a computer for any of them.'
export const seePlans = 'See both plans'
export const benefits = [
  {
    name: 'No app to install',
    price: 'camera only',
    text: 'Customers open your menu in the browser they already have.',
  },
  {
    name: 'Always today’s menu',
    price: 'no reprint',
    text: 'Prices and sold-out dishes change on the menu, the printed code stays the same.',
  },
  {
    name: 'Codes that last',
    price: 'rename freely',
    text: 'If your business gets a new name, the codes you have already printed still open your menu.',
  },
  {
    name: 'Any language',
    price: 'अ અ A',
    text: 'Write dish names in the language your customers read, and add an English name if you like.',
  },
  {
    name: 'Your style',
    price: '6 designs',
    text: 'From a plain list to painted truck art, each in several colours. Change it whenever you want.',
  },
  {
    name: 'A fair start',
    price: '₹0 forever',
    text: 'The Starter plan costs nothing. It shows ads, and we share the ad revenue with you.',
  },
]

export const figuresTitle = (siteName: string) => `On ${siteName} right now`
export const signUpTitle = 'Open your stall online'
export const signUpText =
  'All you need is a phone number. You get your own menu link and QR code immediately.'
