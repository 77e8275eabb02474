export const show = 'দোকানে দেখান'
export const note = 'দোকানের জন্য নোট'
export const noteLine = (note: string) => `নোট: ${note}`
export const totalLine = (amount: string) => `মোট: ${amount}`
export const kept = 'তালিকা শুধু এই ফোনে থাকে, চার ঘণ্টা।'
export const changed = 'মেনু বদলেছে। আপনার তালিকা দেখে নিন।'
export const priceNow = (before: string, now: string) => `আগে ${before}, এখন ${now}`
export const removed = 'আর মেনুতে নেই'
export const update = 'আমার তালিকা বদলান'
export const back = 'তালিকায় ফিরুন'
export const send = 'WhatsApp-এ পাঠান'
export const pay = (amount: string) => `UPI-তে ${amount} দিন`
export const openApp = 'পেমেন্ট অ্যাপ খুলুন'
export const scanToPay = 'অন্য ফোনে স্ক্যান করে টাকা দিন'
export const stallConfirms = 'টাকা পাওয়ার কথা দোকানই জানাবে।'
