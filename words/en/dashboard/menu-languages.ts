export const languageNames = {
  en: 'English',
  hi: 'Hindi',
  gu: 'Gujarati',
  mr: 'Marathi',
  bn: 'Bengali',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  pa: 'Punjabi',
  or: 'Odia',
  as: 'Assamese',
  ur: 'Urdu',
}

export const otherLanguages = 'In other languages'
export const nameIn = 'Name in <language></language>'
export const descriptionIn = 'Description in <language></language>'
/** The name of a variation. */
export const variationIn = '<name></name> in <language></language>'
export const emptyHint = (language: string) =>
  `You can leave any of these empty: customers then see the text in ${language}.`
