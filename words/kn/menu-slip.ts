export const show = 'ಅಂಗಡಿಗೆ ತೋರಿಸಿ'
export const note = 'ಅಂಗಡಿಗೆ ಟಿಪ್ಪಣಿ'
export const noteLine = (note: string) => `ಟಿಪ್ಪಣಿ: ${note}`
export const totalLine = (amount: string) => `ಒಟ್ಟು: ${amount}`
export const kept = 'ಪಟ್ಟಿ ಈ ಫೋನ್‌ನಲ್ಲಿ ಮಾತ್ರ, ನಾಲ್ಕು ಗಂಟೆ ಇರುತ್ತದೆ.'
export const changed = 'ಮೆನು ಬದಲಾಗಿದೆ. ನಿಮ್ಮ ಪಟ್ಟಿ ನೋಡಿಕೊಳ್ಳಿ.'
export const priceNow = (before: string, now: string) => `ಮೊದಲು ${before}, ಈಗ ${now}`
export const removed = 'ಈಗ ಮೆನುವಿನಲ್ಲಿ ಇಲ್ಲ'
export const update = 'ನನ್ನ ಪಟ್ಟಿ ಬದಲಿಸಿ'
export const back = 'ಪಟ್ಟಿಗೆ ಹಿಂತಿರುಗಿ'
export const send = 'WhatsApp ನಲ್ಲಿ ಕಳುಹಿಸಿ'
export const pay = (amount: string) => `UPI ಮೂಲಕ ${amount} ಕೊಡಿ`
export const openApp = 'ಪೇಮೆಂಟ್ ಆ್ಯಪ್ ತೆರೆಯಿರಿ'
export const scanToPay = 'ಇನ್ನೊಂದು ಫೋನ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ ಹಣ ಕೊಡಿ'
export const stallConfirms = 'ಹಣ ಬಂದಿದೆಯೆಂದು ಅಂಗಡಿಯೇ ಹೇಳುತ್ತದೆ.'
