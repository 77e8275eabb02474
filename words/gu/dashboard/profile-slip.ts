export const title = 'ઑર્ડર લિસ્ટ'
export const hint =
  'ગ્રાહકો તમારા મેનૂ પર ડિશનું લિસ્ટ બનાવે છે અને તમને બતાવે છે. લિસ્ટ તેમના ફોનમાં જ રહે છે: Thela થી કોઈ ઑર્ડર કે પેમેન્ટ થતું નથી.'
export const switchOn = 'મારા મેનૂ પર ઑર્ડર લિસ્ટ હોય'
export const switchOnHint = 'ડિજિટલ મેનૂ V2 ડિઝાઇનમાં તે હંમેશાં હોય છે.'
export const byWhatsapp = 'ગ્રાહકો લિસ્ટ WhatsApp પર મારા નંબર પર મોકલી શકે'
export const byWhatsappHint = 'ત્યારે તમારો ફોન નંબર મેનૂના પેજમાં હોય છે, ભલે તમે તેને બીજે ન બતાવો.'
export const upiAddress = 'UPI સરનામું (જરૂરી નથી)'
export const upiAddressHint = 'પછી ગ્રાહકો પોતાના ફોનની પેમેન્ટ ઍપથી પૈસા આપી શકે. પૈસા મળ્યા કે નહીં તે તમે જ જુઓ.'
export const tryIt = 'પેમેન્ટ ઍપથી આ કોડ સ્કૅન કરીને જુઓ કે નામ તમારું જ છે. કોઈ પૈસા કપાતા નથી.'
export const codeOf = (address: string) => `${address} નો QR કોડ`
export const passwordNeeded = 'ગ્રાહકો આ જ સરનામે પૈસા આપે છે. તે બદલવા માટે તમારો પાસવર્ડ નાખો.'
