export const show = 'ਦੁਕਾਨ ਨੂੰ ਵਿਖਾਓ'
export const note = 'ਦੁਕਾਨ ਲਈ ਨੋਟ'
export const noteLine = (note: string) => `ਨੋਟ: ${note}`
export const totalLine = (amount: string) => `ਕੁੱਲ: ${amount}`
export const kept = 'ਲਿਸਟ ਸਿਰਫ਼ ਇਸੇ ਫ਼ੋਨ ਵਿੱਚ ਰਹਿੰਦੀ ਹੈ, ਚਾਰ ਘੰਟੇ।'
export const changed = 'ਮੀਨੂ ਬਦਲ ਗਿਆ ਹੈ। ਆਪਣੀ ਲਿਸਟ ਵੇਖ ਲਓ।'
export const priceNow = (before: string, now: string) => `ਪਹਿਲਾਂ ${before}, ਹੁਣ ${now}`
export const removed = 'ਹੁਣ ਮੀਨੂ ਵਿੱਚ ਨਹੀਂ ਹੈ'
export const update = 'ਮੇਰੀ ਲਿਸਟ ਬਦਲੋ'
export const back = 'ਲਿਸਟ ਉੱਤੇ ਵਾਪਸ'
export const send = 'WhatsApp ਉੱਤੇ ਭੇਜੋ'
export const pay = (amount: string) => `UPI ਨਾਲ ${amount} ਦਿਓ`
export const openApp = 'ਪੇਮੈਂਟ ਐਪ ਖੋਲ੍ਹੋ'
export const scanToPay = 'ਦੂਜੇ ਫ਼ੋਨ ਨਾਲ ਸਕੈਨ ਕਰਕੇ ਪੈਸੇ ਦਿਓ'
export const stallConfirms = 'ਪੈਸੇ ਮਿਲਣ ਬਾਰੇ ਦੁਕਾਨ ਹੀ ਦੱਸੇਗੀ।'
