export const show = 'ଦୋକାନକୁ ଦେଖାନ୍ତୁ'
export const note = 'ଦୋକାନ ପାଇଁ ଟିପ୍ପଣୀ'
export const noteLine = (note: string) => `ଟିପ୍ପଣୀ: ${note}`
export const totalLine = (amount: string) => `ମୋଟ: ${amount}`
export const kept = 'ତାଲିକା କେବଳ ଏହି ଫୋନରେ ଚାରି ଘଣ୍ଟା ରହିବ।'
export const changed = 'ମେନୁ ବଦଳିଛି। ଆପଣଙ୍କ ତାଲିକା ଦେଖନ୍ତୁ।'
export const priceNow = (before: string, now: string) => `ଆଗରୁ ${before}, ଏବେ ${now}`
export const removed = 'ଆଉ ମେନୁରେ ନାହିଁ'
export const update = 'ମୋ ତାଲିକା ବଦଳାନ୍ତୁ'
export const back = 'ତାଲିକାକୁ ଫେରନ୍ତୁ'
export const send = 'WhatsApp ରେ ପଠାନ୍ତୁ'
export const pay = (amount: string) => `UPI ରେ ${amount} ଦିଅନ୍ତୁ`
export const openApp = 'ପେମେଣ୍ଟ ଆପ୍ ଖୋଲନ୍ତୁ'
export const scanToPay = 'ଅନ୍ୟ ଫୋନରେ ସ୍କାନ୍ କରି ଟଙ୍କା ଦିଅନ୍ତୁ'
export const stallConfirms = 'ଟଙ୍କା ମିଳିବା କଥା ଦୋକାନ ହିଁ ଜଣାଇବ।'
