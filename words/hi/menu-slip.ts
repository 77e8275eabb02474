export const show = 'दुकान को दिखाएँ'
export const note = 'दुकान के लिए नोट'
export const noteLine = (note: string) => `नोट: ${note}`
export const totalLine = (amount: string) => `कुल: ${amount}`
export const kept = 'लिस्ट सिर्फ़ इसी फ़ोन में रहती है, चार घंटे तक।'
export const changed = 'मेनू बदल गया है। अपनी लिस्ट देख लें।'
export const priceNow = (before: string, now: string) => `पहले ${before}, अब ${now}`
export const removed = 'अब मेनू में नहीं है'
export const update = 'मेरी लिस्ट बदलें'
export const back = 'लिस्ट पर वापस'
export const send = 'WhatsApp पर भेजें'
export const pay = (amount: string) => `UPI से ${amount} दें`
export const openApp = 'पेमेंट ऐप खोलें'
export const scanToPay = 'दूसरे फ़ोन से स्कैन करके पैसे दें'
export const stallConfirms = 'पैसे मिलने की बात दुकान ही बताएगी।'
