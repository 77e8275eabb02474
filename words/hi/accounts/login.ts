export const title = 'फिर से स्वागत है'
export const description = 'जिस फ़ोन नंबर से खाता बनाया, उसी से लॉग इन करें।'
export const phoneLabel = 'फ़ोन नंबर'
export const passwordLabel = 'पासवर्ड'
export const login = 'लॉग इन'
export const signingIn = 'लॉग इन हो रहा है...'
export const failed = 'लॉग इन नहीं हुआ। फिर कोशिश करें।'
export const succeeded = 'लॉग इन हो गया!'
export const newHere = 'पहली बार आए हैं? <link>खाता बनाएँ</link>'
export const forgotTitle = 'पासवर्ड भूल गए?'
export const forgotText = (phone: string, email: string) =>
  `<phone>${phone}</phone> पर फ़ोन करें, <chat>चैट करें</chat> या <email>${email}</email> पर लिखें। हम देखेंगे कि खाता आपका ही है और आपको नया पासवर्ड देंगे।`
