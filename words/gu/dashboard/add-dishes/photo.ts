export const label = 'તમારા મેનૂનો ફોટો'
export const hint = 'અંગ્રેજી, હિન્દી કે ગુજરાતીમાં છાપેલું મેનૂ. ફોટો અમારા પોતાના સર્વર પર વંચાય છે, રખાતો નથી.'
export const takePhoto = 'ફોટો લો'
export const takePhotoOfMenu = 'તમારા મેનૂનો ફોટો લો'
export const sending = 'ફોટો મોકલીએ છીએ…'
export const reading = 'ફોટો વાંચીએ છીએ…'
export const cancel = 'રદ કરો'

export const nothingRead = 'આ ફોટામાં ડિશ વાંચી ન શકાઈ'
export const nothingReadText =
  'સારા અજવાળામાં, બરાબર ઉપરથી અને નાના અક્ષર ચોખ્ખા દેખાય એટલા નજીકથી લો. મોટું મેનૂ થોડું થોડું કરીને લો.'
export const notRead = 'તમારો ફોટો ન વંચાયો'
export const noPicture = 'આ ફાઇલ ફોટા તરીકે ન ખૂલી. JPEG, PNG કે WebP ફોટો પસંદ કરો.'
export const notSent = 'તમારો ફોટો ન ગયો. ઇન્ટરનેટ જોઈ લો અને ફરી પ્રયાસ કરો.'
