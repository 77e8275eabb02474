export const show = 'দোকানত দেখুৱাওক'
export const note = 'দোকানৰ বাবে টোকা'
export const noteLine = (note: string) => `টোকা: ${note}`
export const totalLine = (amount: string) => `মুঠ: ${amount}`
export const kept = 'তালিকা কেৱল এই ফোনত থাকে, চাৰি ঘণ্টা।'
export const changed = 'মেনু সলনি হৈছে। আপোনাৰ তালিকা চাই লওক।'
export const priceNow = (before: string, now: string) => `আগতে ${before}, এতিয়া ${now}`
export const removed = 'এতিয়া মেনুত নাই'
export const update = 'মোৰ তালিকা সলনি কৰক'
export const back = 'তালিকালৈ উভতি যাওক'
export const send = 'WhatsApp-ত পঠিয়াওক'
export const pay = (amount: string) => `UPI-ৰে ${amount} দিয়ক`
export const openApp = 'পেমেণ্ট এপ খোলক'
export const scanToPay = 'আন ফোনেৰে স্কেন কৰি টকা দিয়ক'
export const stallConfirms = 'টকা পোৱাৰ কথা দোকানেহে জনাব।'
