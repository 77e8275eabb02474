/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'اشتہار'
export const advertisement = 'اشتہار'
export const muteAd = 'اشتہار کی آواز بند کریں'
export const unmuteAd = 'اشتہار کی آواز چالو کریں'
export const expandAd = 'اشتہار بڑا کریں'
export const minimiseAd = 'اشتہار چھوٹا کریں'
export const closeAd = 'اشتہار بند کریں'
export const seconds = (count: number) => `${count} سیکنڈ`
export const visitWebsite = 'ویب سائٹ دیکھیں'
export const newTab = 'نئے ٹیب میں کھلے گا'
export const adFailed = 'اشتہار نہیں کھلا۔ تھوڑی دیر بعد پھر کوشش کریں۔'
export const noAds = 'اس علاقے کے لیے کوئی اشتہار نہیں ہے'
export const adLoading = 'اشتہار آ رہا ہے...'
export const adReserved = 'اشتہار کی جگہ'
export const adReservedText = 'یہ جگہ اشتہار کے لیے ہے'

export const menuChanged = 'مینو بدل گیا ہے'
export const menuChangedIn = (changes: string) => `مینو بدل گیا ہے: ${changes}`
export const prices = (count: number) => `${count} دام بدلے`
export const soldOut = (count: number) => `${count} ڈش ختم`
export const availableAgain = (count: number) => `${count} ڈش پھر ملے گی`
export const added = (count: number) => `${count} نئی ڈش`
export const removed = (count: number) => `${count} ڈش ہٹائی`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'آپ آف لائن ہیں۔ یہ مینو {time} کا ہے۔'
export const noAnswer = 'ابھی تک جواب نہیں آیا۔ یہ مینو {time} کا ہے۔'
export const onlineAgain = 'آپ پھر آن لائن ہیں۔ ڈش اور دام اب تازہ ہیں۔'

export const openNow = 'ابھی کھلا'
export const openTill = (time: string) => `ابھی کھلا، ${time} تک`
export const closed = 'بند'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `بند، ${when} کھلے گا`
export const closedTodayTill = (when: string) => `آج بند، ${when} کھلے گا`
export const tomorrow = 'کل'
/** From Monday on. */
export const weekdays = ['پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ', 'اتوار']

/** {language} is its own name. */
export const readIn = 'یہ مینو {language} میں پڑھیں'

export const textSize = (percent: number) => `حروف کا سائز ${percent}%`

export const readAloud = (name: string) => `${name} سنیں`
export const stopReading = 'پڑھنا روکیں'

export const menu = 'مینو'
export const menuOf = (name: string) => `${name} کا مینو`
export const showDesign = 'پورا ڈیزائن دکھائیں'
export const showSimple = 'سادہ مینو دکھائیں'
