export const languageNames = {
  en: 'અંગ્રેજી',
  hi: 'હિન્દી',
  gu: 'ગુજરાતી',
  mr: 'મરાઠી',
  bn: 'બંગાળી',
  ta: 'તમિલ',
  te: 'તેલુગુ',
  kn: 'કન્નડ',
  ml: 'મલયાલમ',
  pa: 'પંજાબી',
  or: 'ઓડિયા',
  as: 'આસામી',
  ur: 'ઉર્દૂ',
}

export const otherLanguages = 'બીજી ભાષાઓમાં'
export const nameIn = '<language></language>માં નામ'
export const descriptionIn = '<language></language>માં માહિતી'
/** The name of a variation. */
export const variationIn = '<language></language>માં <name></name>'
export const emptyHint = (language: string) => `જે ખાલી રાખશો, તે ગ્રાહકોને ${language}માં દેખાશે.`
