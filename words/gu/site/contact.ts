export const title = 'કંઈ પણ પૂછો'
export const text = (reply: string) => `લખો, ફોન કરો કે ચૅટ કરો. અમે ${reply}માં જવાબ આપીએ છીએ.`

export const formTitle = 'અમને સંદેશો મોકલો'
export const nameLabel = 'પૂરું નામ'
export const emailLabel = 'ઈમેલ'
export const subjectLabel = 'શેના વિશે'
export const messageLabel = 'સંદેશો'
export const send = 'સંદેશો મોકલો'
export const sending = 'મોકલીએ છીએ...'
export const failed = 'સંદેશો ન ગયો. ફરી પ્રયાસ કરો.'
export const needsJavaScript = 'આ ફોર્મ માટે JavaScript જોઈએ. ઉપર આપેલા ઈમેલ, ફોન કે ચૅટથી પણ વાત કરી શકો છો.'
export const received = (reply: string) => `તમારો સંદેશો મળી ગયો. અમે ${reply}માં તમારા ઈમેલ પર જવાબ આપીશું.`
export const sendAnother = 'બીજો સંદેશો મોકલો'

export const replyTitle = 'જવાબ ક્યારે મળશે'
export const replyText = (reply: string) => `${reply}માં.`
export const hoursTitle = 'મદદનો સમય'
export const hoursText = (hours: string) => `${hours}.`
export const placeTitle = 'અમે ક્યાં છીએ'
export const placeText = (city: string) => `${city}.`
export const privacyTitle = 'પ્રાઇવસીના સવાલ'
export const privacyText = (answer: string, request: string) =>
  `જવાબ ${answer}માં. તમારા ડેટા વિશેની માગણી ${request}માં પૂરી થાય છે.`

export const questionsTitle = 'વારંવાર પુછાતા સવાલ'
