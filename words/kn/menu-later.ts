/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'ಜಾಹೀರಾತು'
export const advertisement = 'ಜಾಹೀರಾತು'
export const muteAd = 'ಜಾಹೀರಾತಿನ ಸದ್ದು ನಿಲ್ಲಿಸಿ'
export const unmuteAd = 'ಜಾಹೀರಾತಿನ ಸದ್ದು ಹಾಕಿ'
export const expandAd = 'ಜಾಹೀರಾತು ದೊಡ್ಡದು ಮಾಡಿ'
export const minimiseAd = 'ಜಾಹೀರಾತು ಚಿಕ್ಕದು ಮಾಡಿ'
export const closeAd = 'ಜಾಹೀರಾತು ಮುಚ್ಚಿ'
export const seconds = (count: number) => `${count} ಸೆ.`
export const visitWebsite = 'ವೆಬ್‌ಸೈಟ್ ನೋಡಿ'
export const newTab = 'ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ'
export const adFailed = 'ಜಾಹೀರಾತು ತೆರೆಯಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.'
export const noAds = 'ಈ ಪ್ರದೇಶಕ್ಕೆ ಜಾಹೀರಾತು ಇಲ್ಲ'
export const adLoading = 'ಜಾಹೀರಾತು ಬರುತ್ತಿದೆ...'
export const adReserved = 'ಜಾಹೀರಾತಿನ ಜಾಗ'
export const adReservedText = 'ಈ ಜಾಗ ಜಾಹೀರಾತಿಗಾಗಿ'

export const menuChanged = 'ಮೆನು ಬದಲಾಗಿದೆ'
export const menuChangedIn = (changes: string) => `ಮೆನು ಬದಲಾಗಿದೆ: ${changes}`
export const prices = (count: number) => `${count} ಬೆಲೆ ಬದಲಾಗಿದೆ`
export const soldOut = (count: number) => `${count} ತಿನಿಸು ಖಾಲಿ`
export const availableAgain = (count: number) => `${count} ತಿನಿಸು ಮತ್ತೆ ಸಿಗುತ್ತದೆ`
export const added = (count: number) => `${count} ಹೊಸ ತಿನಿಸು`
export const removed = (count: number) => `${count} ತಿನಿಸು ತೆಗೆದಿದೆ`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ಈ ಮೆನು {time} ರದ್ದು.'
export const noAnswer = 'ಇನ್ನೂ ಉತ್ತರ ಬಂದಿಲ್ಲ. ಈ ಮೆನು {time} ರದ್ದು.'
export const onlineAgain = 'ನೀವು ಮತ್ತೆ ಆನ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ. ತಿನಿಸು ಮತ್ತು ಬೆಲೆ ಈಗ ಸರಿಯಾಗಿವೆ.'

export const openNow = 'ಈಗ ತೆರೆದಿದೆ'
export const openTill = (time: string) => `ತೆರೆದಿದೆ, ${time} ವರೆಗೆ`
export const closed = 'ಮುಚ್ಚಿದೆ'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `ಮುಚ್ಚಿದೆ, ${when} ತೆರೆಯುತ್ತದೆ`
export const closedTodayTill = (when: string) => `ಇಂದು ರಜೆ, ${when} ತೆರೆಯುತ್ತದೆ`
export const tomorrow = 'ನಾಳೆ'
/** From Monday on. */
export const weekdays = ['ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ', 'ಭಾನುವಾರ']

/** {language} is its own name. */
export const readIn = 'ಈ ಮೆನುವನ್ನು {language} ದಲ್ಲಿ ಓದಿ'

export const textSize = (percent: number) => `ಅಕ್ಷರ ಗಾತ್ರ ${percent}%`

export const readAloud = (name: string) => `${name} ಕೇಳಿ`
export const stopReading = 'ಓದುವುದನ್ನು ನಿಲ್ಲಿಸಿ'

export const menu = 'ಮೆನು'
export const menuOf = (name: string) => `${name} ಮೆನು`
export const showDesign = 'ಪೂರ್ತಿ ವಿನ್ಯಾಸ ತೋರಿಸಿ'
export const showSimple = 'ಸರಳ ಮೆನು ತೋರಿಸಿ'
