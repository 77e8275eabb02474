/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'ਇਸ਼ਤਿਹਾਰ'
export const advertisement = 'ਇਸ਼ਤਿਹਾਰ'
export const muteAd = 'ਇਸ਼ਤਿਹਾਰ ਦੀ ਆਵਾਜ਼ ਬੰਦ ਕਰੋ'
export const unmuteAd = 'ਇਸ਼ਤਿਹਾਰ ਦੀ ਆਵਾਜ਼ ਚਾਲੂ ਕਰੋ'
export const expandAd = 'ਇਸ਼ਤਿਹਾਰ ਵੱਡਾ ਕਰੋ'
export const minimiseAd = 'ਇਸ਼ਤਿਹਾਰ ਛੋਟਾ ਕਰੋ'
export const closeAd = 'ਇਸ਼ਤਿਹਾਰ ਬੰਦ ਕਰੋ'
export const seconds = (count: number) => `${count} ਸਕਿੰਟ`
export const visitWebsite = 'ਵੈੱਬਸਾਈਟ ਵੇਖੋ'
export const newTab = 'ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ'
export const adFailed = 'ਇਸ਼ਤਿਹਾਰ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।'
export const noAds = 'ਇਸ ਇਲਾਕੇ ਲਈ ਕੋਈ ਇਸ਼ਤਿਹਾਰ ਨਹੀਂ ਹੈ'
export const adLoading = 'ਇਸ਼ਤਿਹਾਰ ਆ ਰਿਹਾ ਹੈ...'
export const adReserved = 'ਇਸ਼ਤਿਹਾਰ ਦੀ ਥਾਂ'
export const adReservedText = 'ਇਹ ਥਾਂ ਇਸ਼ਤਿਹਾਰਾਂ ਲਈ ਹੈ'

export const menuChanged = 'ਮੀਨੂ ਬਦਲ ਗਿਆ ਹੈ'
export const menuChangedIn = (changes: string) => `ਮੀਨੂ ਬਦਲ ਗਿਆ ਹੈ: ${changes}`
export const prices = (count: number) => `${count} ਭਾਅ ਬਦਲੇ`
export const soldOut = (count: number) => `${count} ਡਿਸ਼ ਖ਼ਤਮ`
export const availableAgain = (count: number) => `${count} ਡਿਸ਼ ਫਿਰ ਮਿਲੇਗੀ`
export const added = (count: number) => `${count} ਨਵੀਂ ਡਿਸ਼`
export const removed = (count: number) => `${count} ਡਿਸ਼ ਹਟਾਈ`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ। ਇਹ ਮੀਨੂ {time} ਦਾ ਹੈ।'
export const noAnswer = 'ਹਾਲੇ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਇਹ ਮੀਨੂ {time} ਦਾ ਹੈ।'
export const onlineAgain = 'ਤੁਸੀਂ ਫਿਰ ਆਨਲਾਈਨ ਹੋ। ਡਿਸ਼ਾਂ ਅਤੇ ਭਾਅ ਹੁਣ ਤਾਜ਼ਾ ਹਨ।'

export const openNow = 'ਹੁਣ ਖੁੱਲ੍ਹਾ'
export const openTill = (time: string) => `ਹੁਣ ਖੁੱਲ੍ਹਾ, ${time} ਤੱਕ`
export const closed = 'ਬੰਦ'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `ਬੰਦ, ${when} ਖੁੱਲ੍ਹੇਗਾ`
export const closedTodayTill = (when: string) => `ਅੱਜ ਬੰਦ, ${when} ਖੁੱਲ੍ਹੇਗਾ`
export const tomorrow = 'ਕੱਲ੍ਹ'
/** From Monday on. */
export const weekdays = ['ਸੋਮਵਾਰ', 'ਮੰਗਲਵਾਰ', 'ਬੁੱਧਵਾਰ', 'ਵੀਰਵਾਰ', 'ਸ਼ੁੱਕਰਵਾਰ', 'ਸ਼ਨਿੱਚਰਵਾਰ', 'ਐਤਵਾਰ']

/** {language} is its own name. */
export const readIn = 'ਇਹ ਮੀਨੂ {language} ਵਿੱਚ ਪੜ੍ਹੋ'

export const textSize = (percent: number) => `ਅੱਖਰਾਂ ਦਾ ਆਕਾਰ ${percent}%`

export const readAloud = (name: string) => `${name} ਸੁਣੋ`
export const stopReading = 'ਪੜ੍ਹਨਾ ਰੋਕੋ'

export const menu = 'ਮੀਨੂ'
export const menuOf = (name: string) => `${name} ਦਾ ਮੀਨੂ`
export const showDesign = 'ਪੂਰਾ ਡਿਜ਼ਾਈਨ ਵਿਖਾਓ'
export const showSimple = 'ਸਾਦਾ ਮੀਨੂ ਵਿਖਾਓ'
