export const business = 'Business Information'
export const businessHint = 'This is shown on your public menu.'
export const logo = 'Logo (optional)'
export const cover = 'Cover image (optional)'
export const coverHint =
  'Customers see it at the top of your menu in the default layout, modern minimal and skeleton, and beside links to your menu. The other designs have no place for it.'
export const unsavedChanges = 'You have unsaved changes'
export const save = 'Save Changes'
export const saving = 'Saving...'
export const noChanges = 'No changes to save'

export const fullName = 'Full name'
export const businessName = 'Business name'
export const linkWillChange = (link: string) =>
  `<strong>Your menu link will change.</strong> It will be <link>${link}</link>. QR codes you have already printed will keep working: the old link opens the new one.`
export const phone = 'Phone number'
export const phoneHint = 'You sign in with this number.'
export const email = 'Email (optional)'
export const address = 'Address (optional)'
export const showPhone = 'Show my number on my menu'
export const showPhoneHint =
  'Everyone who opens your menu can see it and call you. Without it the menu has no call button.'
export const passwordNeeded =
  'You sign in with your phone number, and we send messages to your email. To change them, please enter your password.'
export const password = 'Confirm with your password'

export const countryMissing = 'Please select a country'
export const stateMissing = 'Please select a state'
export const cityMissing = 'Please select a city'
export const areaMissing = 'Please select an area'

export const openingTime = 'Opening time'
export const closingTime = 'Closing time'
export const notSet = 'Not set'
export const cuisine = 'Cuisine'
export const cuisines = {
  Italian: 'Italian',
  Indian: 'Indian',
  Chinese: 'Chinese',
  Mexican: 'Mexican',
  Japanese: 'Japanese',
  Thai: 'Thai',
  American: 'American',
  Mediterranean: 'Mediterranean',
  French: 'French',
  Korean: 'Korean',
  Vietnamese: 'Vietnamese',
  Greek: 'Greek',
  Spanish: 'Spanish',
  Lebanese: 'Lebanese',
  Turkish: 'Turkish',
  Fusion: 'Fusion',
  Other: 'Other',
}
export const priceRange = 'Price range'
export const priceRangeHint = 'From $ (cheap) to $$$$ (expensive).'
export const tagline = 'Tagline (optional)'
export const description = 'Description (optional)'
export const fssaiNumber = 'FSSAI licence number (optional)'
export const fssaiNumberHint = '14 digits. Customers find it at the end of your menu.'
export const showTime = 'Show an estimated preparation time'
export const showTimeHint =
  'For items without a time of their own: 5-10 min, in the digital menu V2 design 15-20 min.'

export const languages = 'Menu languages'
export const languagesHint =
  'Customers can read your menu in each of these languages. You write the texts yourself, in the forms of your categories and items.'
export const mainLanguage = 'Main language'
export const mainLanguageHint =
  'The language of the names and descriptions on your menu. What has no text in another language is shown in this one.'
export const newMainLanguageHint =
  'Nothing is translated: texts that you have given in this language become the main ones, all others stay as they are.'
export const secondLanguage = 'Second language (optional)'
export const thirdLanguage = 'Third language (optional)'
export const noLanguage = 'None'
export const taglineExample = 'Delicious food, great service'
