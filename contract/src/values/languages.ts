// No zod here: the menu's page imports this list.

type Language = {
  /** In English. */
  name: string
  /** In its own script. */
  ownName: string
  direction: 'ltr' | 'rtl'
}

/** The languages of the site, the dashboard and emails; the back office is in English only. */
export const interfaceLanguages = ['en', 'hi', 'gu'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** By their own names, apart from the others: a page that offers these need not load those of all thirteen. */
export const interfaceNames = {
  en: 'English',
  hi: 'हिन्दी',
  gu: 'ગુજરાતી',
} as const satisfies Record<InterfaceLanguage, string>

/** The languages that a menu can have, by their BCP 47 code. */
export const languages = {
  en: { name: 'English', ownName: interfaceNames.en, direction: 'ltr' },
  hi: { name: 'Hindi', ownName: interfaceNames.hi, direction: 'ltr' },
  gu: { name: 'Gujarati', ownName: interfaceNames.gu, direction: 'ltr' },
  mr: { name: 'Marathi', ownName: 'मराठी', direction: 'ltr' },
  bn: { name: 'Bengali', ownName: 'বাংলা', direction: 'ltr' },
  ta: { name: 'Tamil', ownName: 'தமிழ்', direction: 'ltr' },
  te: { name: 'Telugu', ownName: 'తెలుగు', direction: 'ltr' },
  kn: { name: 'Kannada', ownName: 'ಕನ್ನಡ', direction: 'ltr' },
  ml: { name: 'Malayalam', ownName: 'മലയാളം', direction: 'ltr' },
  pa: { name: 'Punjabi', ownName: 'ਪੰਜਾਬੀ', direction: 'ltr' },
  or: { name: 'Odia', ownName: 'ଓଡ଼ିଆ', direction: 'ltr' },
  as: { name: 'Assamese', ownName: 'অসমীয়া', direction: 'ltr' },
  ur: { name: 'Urdu', ownName: 'اردو', direction: 'rtl' },
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof languages
export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]]

export const isLanguageCode = (text: string): text is LanguageCode => Object.hasOwn(languages, text)

/** The main language and two more. */
export const MAX_MENU_LANGUAGES = 3
