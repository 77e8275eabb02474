export const title = 'ऑर्डर लिस्ट'
export const hint =
  'ग्राहक आपके मेनू पर डिश की लिस्ट बनाते हैं और आपको दिखाते हैं। लिस्ट उनके फ़ोन में ही रहती है: Thela से कोई ऑर्डर या पेमेंट नहीं होता।'
export const switchOn = 'मेरे मेनू पर ऑर्डर लिस्ट हो'
export const switchOnHint = 'डिजिटल मेनू V2 डिज़ाइन में यह हमेशा रहती है।'
export const byWhatsapp = 'ग्राहक लिस्ट WhatsApp पर मेरे नंबर पर भेज सकें'
export const byWhatsappHint = 'तब आपका फ़ोन नंबर मेनू के पेज में रहता है, चाहे आप उसे और कहीं न दिखाएँ।'
export const upiAddress = 'UPI पता (ज़रूरी नहीं)'
export const upiAddressHint = 'तब ग्राहक अपने फ़ोन के पेमेंट ऐप से पैसे दे सकते हैं। पैसे मिले या नहीं, यह आप ही देखें।'
export const tryIt = 'पेमेंट ऐप से यह कोड स्कैन करके देखें कि नाम आपका ही है। कोई पैसा नहीं कटता।'
export const codeOf = (address: string) => `${address} का QR कोड`
export const passwordNeeded = 'ग्राहक इसी पते पर पैसे देते हैं। इसे बदलने के लिए अपना पासवर्ड डालें।'
