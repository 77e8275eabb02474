export const business = 'दुकान की जानकारी'
export const businessHint = 'यह आपके मेनू पर सबको दिखती है।'
export const logo = 'लोगो (ज़रूरी नहीं)'
export const cover = 'ऊपर की फ़ोटो (ज़रूरी नहीं)'
export const coverHint =
  'डिफ़ॉल्ट लेआउट, मॉडर्न मिनिमल और स्केलेटन में यह मेनू के सबसे ऊपर दिखती है, और मेनू के लिंक के साथ भी। बाकी डिज़ाइन में इसकी जगह नहीं है।'
export const unsavedChanges = 'आपके बदलाव सेव नहीं हुए'
export const save = 'बदलाव सेव करें'
export const saving = 'सेव हो रहा है...'
export const noChanges = 'सेव करने को कोई बदलाव नहीं'

export const fullName = 'पूरा नाम'
export const businessName = 'दुकान का नाम'
export const linkWillChange = (link: string) =>
  `<strong>आपके मेनू का लिंक बदल जाएगा।</strong> नया लिंक होगा <link>${link}</link>। छपे हुए QR कोड चलते रहेंगे: पुराने लिंक से नया खुल जाएगा।`
export const phone = 'फ़ोन नंबर'
export const phoneHint = 'आप इसी नंबर से लॉग इन करते हैं।'
export const email = 'ईमेल (ज़रूरी नहीं)'
export const address = 'पता (ज़रूरी नहीं)'
export const showPhone = 'मेनू पर मेरा नंबर दिखाएँ'
export const showPhoneHint =
  'जो भी मेनू खोले, वह इसे देख सकता है और आपको फ़ोन कर सकता है। इसके बिना मेनू पर फ़ोन का बटन नहीं होगा।'
export const passwordNeeded =
  'आप फ़ोन नंबर से लॉग इन करते हैं, और हम संदेश आपके ईमेल पर भेजते हैं। इन्हें बदलने के लिए अपना पासवर्ड डालें।'
export const password = 'पासवर्ड से पक्का करें'

export const countryMissing = 'देश चुनें'
export const stateMissing = 'राज्य चुनें'
export const cityMissing = 'शहर चुनें'
export const areaMissing = 'इलाका चुनें'

export const openingTime = 'खुलने का समय'
export const closingTime = 'बंद होने का समय'
export const notSet = 'नहीं डाला'
export const cuisine = 'किस तरह का खाना'
export const cuisines = {
  Italian: 'इटैलियन',
  Indian: 'भारतीय',
  Chinese: 'चाइनीज़',
  Mexican: 'मैक्सिकन',
  Japanese: 'जापानी',
  Thai: 'थाई',
  American: 'अमेरिकन',
  Mediterranean: 'मेडिटरेनियन',
  French: 'फ़्रेंच',
  Korean: 'कोरियन',
  Vietnamese: 'वियतनामी',
  Greek: 'ग्रीक',
  Spanish: 'स्पैनिश',
  Lebanese: 'लेबनानी',
  Turkish: 'तुर्की',
  Fusion: 'फ़्यूज़न',
  Other: 'और कोई',
}
export const priceRange = 'दाम का स्तर'
export const priceRangeHint = '$ (सस्ता) से $$$$ (महँगा) तक।'
export const tagline = 'एक लाइन का परिचय (ज़रूरी नहीं)'
export const description = 'दुकान के बारे में (ज़रूरी नहीं)'
export const fssaiNumber = 'FSSAI लाइसेंस नंबर (ज़रूरी नहीं)'
export const fssaiNumberHint = '14 अंक। ग्राहकों को आपके मेनू के आखिर में दिखेगा।'
export const showTime = 'बनने में लगने वाला समय दिखाएँ'
export const showTimeHint = 'जिन डिश का अपना समय नहीं है, उनके लिए: 5-10 मिनट, डिजिटल मेनू V2 डिज़ाइन में 15-20 मिनट।'

export const languages = 'मेनू की भाषाएँ'
export const languagesHint =
  'ग्राहक आपका मेनू इन सब भाषाओं में पढ़ सकते हैं। हर भाषा में आप खुद लिखते हैं, कैटेगरी और डिश के फ़ॉर्म में।'
export const mainLanguage = 'मुख्य भाषा'
export const mainLanguageHint =
  'आपके मेनू के नाम और विवरण इसी भाषा में हैं। जो दूसरी भाषा में नहीं लिखा, वह इसी में दिखता है।'
export const newMainLanguageHint =
  'कुछ अनुवाद नहीं होता: जो आपने इस भाषा में लिखा है वह मुख्य बन जाएगा, बाकी जैसा है वैसा रहेगा।'
export const secondLanguage = 'दूसरी भाषा (ज़रूरी नहीं)'
export const thirdLanguage = 'तीसरी भाषा (ज़रूरी नहीं)'
export const noLanguage = 'कोई नहीं'
export const taglineExample = 'अच्छा खाना, अच्छी सेवा'
