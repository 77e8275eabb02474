export const show = 'കടയിൽ കാണിക്കുക'
export const note = 'കടയ്ക്കുള്ള കുറിപ്പ്'
export const noteLine = (note: string) => `കുറിപ്പ്: ${note}`
export const totalLine = (amount: string) => `ആകെ: ${amount}`
export const kept = 'പട്ടിക ഈ ഫോണിൽ മാത്രം, നാലു മണിക്കൂർ ഉണ്ടാകും.'
export const changed = 'മെനു മാറി. നിങ്ങളുടെ പട്ടിക നോക്കുക.'
export const priceNow = (before: string, now: string) => `മുമ്പ് ${before}, ഇപ്പോൾ ${now}`
export const removed = 'ഇപ്പോൾ മെനുവിൽ ഇല്ല'
export const update = 'എന്റെ പട്ടിക മാറ്റുക'
export const back = 'പട്ടികയിലേക്ക് മടങ്ങുക'
export const send = 'WhatsApp-ൽ അയയ്ക്കുക'
export const pay = (amount: string) => `UPI വഴി ${amount} നൽകുക`
export const openApp = 'പേയ്മെന്റ് ആപ്പ് തുറക്കുക'
export const scanToPay = 'മറ്റൊരു ഫോണിൽ സ്കാൻ ചെയ്ത് പണം നൽകുക'
export const stallConfirms = 'പണം കിട്ടിയെന്ന് കട തന്നെ പറയും.'
