export const show = 'دکان کو دکھائیں'
export const note = 'دکان کے لیے نوٹ'
export const noteLine = (note: string) => `نوٹ: ${note}`
export const totalLine = (amount: string) => `کل: ${amount}`
export const kept = 'فہرست صرف اسی فون میں رہتی ہے، چار گھنٹے۔'
export const changed = 'مینو بدل گیا ہے۔ اپنی فہرست دیکھ لیں۔'
export const priceNow = (before: string, now: string) => `پہلے ${before}، اب ${now}`
export const removed = 'اب مینو میں نہیں ہے'
export const update = 'میری فہرست بدلیں'
export const back = 'فہرست پر واپس'
export const send = 'WhatsApp پر بھیجیں'
export const pay = (amount: string) => `UPI سے ${amount} دیں`
export const openApp = 'پیمنٹ ایپ کھولیں'
export const scanToPay = 'دوسرے فون سے اسکین کر کے پیسے دیں'
export const stallConfirms = 'پیسے ملنے کی بات دکان ہی بتائے گی۔'
