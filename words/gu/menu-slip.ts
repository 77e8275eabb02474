export const show = 'દુકાનને બતાવો'
export const note = 'દુકાન માટે નોંધ'
export const noteLine = (note: string) => `નોંધ: ${note}`
export const totalLine = (amount: string) => `કુલ: ${amount}`
export const kept = 'લિસ્ટ ફક્ત આ ફોનમાં રહે છે, ચાર કલાક સુધી.'
export const changed = 'મેનૂ બદલાયું છે. તમારું લિસ્ટ જોઈ લો.'
export const priceNow = (before: string, now: string) => `પહેલાં ${before}, હવે ${now}`
export const removed = 'હવે મેનૂમાં નથી'
export const update = 'મારું લિસ્ટ બદલો'
export const back = 'લિસ્ટ પર પાછા'
export const send = 'WhatsApp પર મોકલો'
export const pay = (amount: string) => `UPI થી ${amount} આપો`
export const openApp = 'પેમેન્ટ ઍપ ખોલો'
export const scanToPay = 'બીજા ફોનથી સ્કૅન કરીને પૈસા આપો'
export const stallConfirms = 'પૈસા મળ્યા કે નહીં તે દુકાન કહેશે.'
