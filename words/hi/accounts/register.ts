export const title = 'अपना QR कोड मेनू बनाएँ'
export const description = 'शुरू करना मुफ़्त, कुछ ही मिनटों में तैयार।'
export const loading = 'लोड हो रहा है'
export const haveAccount = 'पहले से खाता है? <link>लॉग इन</link>'
export const closedTitle = 'अभी नए दुकानदारों के खाते नहीं बन रहे हैं।'
export const closedText = 'हमसे बात करें। खाते फिर बनने लगेंगे तो हम आपको बताएँगे।'
export const contactUs = 'हमसे बात करें'

export const step = (number: number) => `कदम ${number}/2`
export const ownerTitle = 'आपके बारे में'
export const nameLabel = 'पूरा नाम'
export const phoneLabel = 'फ़ोन नंबर'
export const phoneHint = 'आप इसी नंबर से लॉग इन करेंगे। जैसे 98765 43210।'
export const showPhoneLabel = 'मेरा नंबर मेनू पर दिखाएँ'
export const showPhoneHint =
  'तब यह सबको दिखेगा: जो भी आपका मेनू खोले, नंबर देख सकता है और आपको फ़ोन कर सकता है। इसे आप कभी भी अपनी प्रोफ़ाइल में बदल सकते हैं।'
export const emailLabel = 'ईमेल'
export const optionalEmailLabel = 'ईमेल (चाहें तो)'
export const passwordLabel = 'पासवर्ड'
export const passwordHint =
  'कम से कम 8 अक्षर, जिनमें अंग्रेज़ी का एक बड़ा अक्षर, एक छोटा अक्षर, एक अंक और एक खास निशान हो।'
export const confirmPasswordLabel = 'पासवर्ड दोबारा लिखें'
export const goOn = 'आगे बढ़ें'

export const businessTitle = 'आपकी दुकान के बारे में'
export const businessNameLabel = 'दुकान का नाम'
export const addressLabel = 'पता (चाहें तो)'
export const descriptionLabel = 'दुकान के बारे में (चाहें तो)'
export const descriptionHint = 'आपकी दुकान किस चीज़ के लिए जानी जाती है?'
export const create = 'खाता बनाएँ'
export const creating = 'आपका खाता बन रहा है...'
export const back = 'पीछे'

export const failed = 'खाता नहीं बना। फिर कोशिश करें।'
export const succeeded = (siteName: string) => `खाता बन गया! ${siteName} में आपका स्वागत है!`
