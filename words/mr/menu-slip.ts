export const show = 'दुकानदाराला दाखवा'
export const note = 'दुकानासाठी नोंद'
export const noteLine = (note: string) => `नोंद: ${note}`
export const totalLine = (amount: string) => `एकूण: ${amount}`
export const kept = 'यादी फक्त याच फोनवर राहते, चार तास.'
export const changed = 'मेनू बदलला आहे. तुमची यादी तपासा.'
export const priceNow = (before: string, now: string) => `आधी ${before}, आता ${now}`
export const removed = 'आता मेनूवर नाही'
export const update = 'माझी यादी बदला'
export const back = 'यादीकडे परत'
export const send = 'WhatsApp वर पाठवा'
export const pay = (amount: string) => `UPI ने ${amount} द्या`
export const openApp = 'पेमेंट ॲप उघडा'
export const scanToPay = 'दुसऱ्या फोनने स्कॅन करून पैसे द्या'
export const stallConfirms = 'पैसे मिळाल्याचे दुकानच सांगेल.'
