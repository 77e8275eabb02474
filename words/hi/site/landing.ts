export const heroTitle = 'आपका मेनू बस <plate>एक स्कैन</plate> दूर'
export const heroText = (siteName: string) =>
  `${siteName} ठेले वालों और छोटे रेस्टोरेंट को डिजिटल मेनू और QR कोड देता है। ग्राहक कोड पर फ़ोन रखें और देख लें कि आज क्या बना है, बिना किसी ऐप के।`
export const getStarted = 'खाता बनाएँ'
export const login = 'लॉग इन'
export const promises = ['स्टार्टर प्लान हमेशा मुफ़्त', 'शुरू करने का कोई पैसा नहीं', 'ग्राहक को ऐप नहीं चाहिए']

export const stepsTitle = 'तीन कदम में ऑनलाइन'
export const steps = [
  {
    title: 'खाता बनाएँ',
    text: 'अपना फ़ोन नंबर, दुकान का नाम और जगह लिखें।',
  },
  {
    title: 'मेनू जोड़ें',
    text: 'डिश, दाम, फ़ोटो। हिन्दी, ગુજરાતી, English, जो आपके ग्राहक पढ़ते हों।',
  },
  {
    title: 'कोड दिखाएँ',
    text: 'आपका QR कोड तैयार है। छापें, ठेले पर चिपकाएँ, रोज़ वालों को लिंक भेजें।',
  },
]

export const featuresTitle = 'दफ़्तर के लिए नहीं, सड़क के लिए बना'
export const qrFeature = {
  title: 'QR कोड मेनू',
  text: 'दुकान का एक कोड। ग्राहक फ़ोन के कैमरे से स्कैन करें और मेनू सामने।',
}
export const phoneFeature = {
  title: 'पहले फ़ोन के लिए',
  text: 'छह डिज़ाइन, सब छोटी स्क्रीन, धीमे इंटरनेट और एक हाथ के लिए। वेज और नॉन-वेज के वही निशान जो सब पहचानते हैं।',
}
export const editFeature = {
  title: 'बदलना आसान',
  text: 'डिश खत्म? टमाटर महँगे? दो ऑर्डर के बीच फ़ोन पर मेनू बदल लें।',
}
export const analyticsFeature = {
  title: 'आँकड़े',
  text: 'देखें कितने लोगों ने मेनू खोला, कितनों ने कोड स्कैन किया, और कौन-सी डिश देखी।',
}

/** After 'Horn OK Please', which is painted on the back of every truck. */
export const tailboard = ['स्कैन', 'ओके', 'प्लीज़']

export const benefitsTitle = 'आपको क्या मिलता है'
export const benefitsText = 'QR कोड लगाने की छह वजहें। किसी के लिए कंप्यूटर नहीं चाहिए।'
export const seePlans = 'दोनों प्लान देखें'
export const benefits = [
  {
    name: 'कोई ऐप नहीं',
    price: 'बस कैमरा',
    text: 'ग्राहक के फ़ोन में जो ब्राउज़र है, मेनू उसी में खुलता है।',
  },
  {
    name: 'हमेशा आज का मेनू',
    price: 'दोबारा छपाई नहीं',
    text: 'दाम और खत्म हुई डिश मेनू पर बदलती हैं, छपा हुआ कोड वही रहता है।',
  },
  {
    name: 'कोड जो टिकें',
    price: 'नाम बदलें',
    text: 'दुकान का नाम बदल जाए तो भी पहले छपे कोड आपका मेनू ही खोलते हैं।',
  },
  {
    name: 'कोई भी भाषा',
    price: 'अ અ A',
    text: 'डिश के नाम उस भाषा में लिखें जो ग्राहक पढ़ते हैं, चाहें तो अंग्रेज़ी नाम भी जोड़ें।',
  },
  {
    name: 'आपका अंदाज़',
    price: '6 डिज़ाइन',
    text: 'सादी सूची से ट्रक आर्ट तक, हर एक कई रंगों में। जब चाहें बदलें।',
  },
  {
    name: 'अच्छी शुरुआत',
    price: 'हमेशा ₹0',
    text: 'स्टार्टर प्लान का कोई पैसा नहीं। इसमें विज्ञापन दिखते हैं, और उनकी कमाई में आपका भी हिस्सा है।',
  },
]

export const figuresTitle = (siteName: string) => `अभी ${siteName} पर`
export const signUpTitle = 'अपनी दुकान ऑनलाइन खोलें'
export const signUpText = 'बस एक फ़ोन नंबर चाहिए। मेनू का लिंक और QR कोड तुरंत मिल जाता है।'
