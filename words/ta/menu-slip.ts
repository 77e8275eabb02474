export const show = 'கடையில் காட்டு'
export const note = 'கடைக்குக் குறிப்பு'
export const noteLine = (note: string) => `குறிப்பு: ${note}`
export const totalLine = (amount: string) => `மொத்தம்: ${amount}`
export const kept = 'பட்டியல் இந்த ஃபோனில் மட்டும், நான்கு மணி நேரம் இருக்கும்.'
export const changed = 'மெனு மாறியுள்ளது. உங்கள் பட்டியலைப் பாருங்கள்.'
export const priceNow = (before: string, now: string) => `முன்பு ${before}, இப்போது ${now}`
export const removed = 'இப்போது மெனுவில் இல்லை'
export const update = 'என் பட்டியலை மாற்று'
export const back = 'பட்டியலுக்குத் திரும்பு'
export const send = 'WhatsApp-இல் அனுப்பு'
export const pay = (amount: string) => `UPI மூலம் ${amount} செலுத்து`
export const openApp = 'பேமெண்ட் ஆப்பைத் திற'
export const scanToPay = 'வேறு ஃபோனில் ஸ்கேன் செய்து செலுத்துங்கள்'
export const stallConfirms = 'பணம் வந்ததைக் கடையே உறுதி செய்யும்.'
