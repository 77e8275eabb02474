export const languageNames = {
  en: 'अंग्रेज़ी',
  hi: 'हिन्दी',
  gu: 'गुजराती',
  mr: 'मराठी',
  bn: 'बांग्ला',
  ta: 'तमिल',
  te: 'तेलुगु',
  kn: 'कन्नड़',
  ml: 'मलयालम',
  pa: 'पंजाबी',
  or: 'ओड़िया',
  as: 'असमिया',
  ur: 'उर्दू',
}

export const otherLanguages = 'दूसरी भाषाओं में'
export const nameIn = '<language></language> में नाम'
export const descriptionIn = '<language></language> में जानकारी'
/** The name of a variation. */
export const variationIn = '<language></language> में <name></name>'
export const emptyHint = (language: string) => `जो खाली छोड़ेंगे, वह ग्राहकों को ${language} में दिखेगा।`
