/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'विज्ञापन'
export const advertisement = 'विज्ञापन'
export const muteAd = 'विज्ञापन की आवाज़ बंद करें'
export const unmuteAd = 'विज्ञापन की आवाज़ चालू करें'
export const expandAd = 'विज्ञापन बड़ा करें'
export const minimiseAd = 'विज्ञापन छोटा करें'
export const closeAd = 'विज्ञापन बंद करें'
export const seconds = (count: number) => `${count} से.`
export const visitWebsite = 'वेबसाइट देखें'
export const newTab = 'नए टैब में खुलेगा'
export const adFailed = 'विज्ञापन नहीं खुला। थोड़ी देर बाद फिर कोशिश करें।'
export const noAds = 'इस इलाके के लिए कोई विज्ञापन नहीं है'
export const adLoading = 'विज्ञापन आ रहा है...'
export const adReserved = 'विज्ञापन की जगह'
export const adReservedText = 'यह जगह विज्ञापन के लिए है'

export const menuChanged = 'मेनू बदल गया है'
export const menuChangedIn = (changes: string) => `मेनू बदल गया है: ${changes}`
export const prices = (count: number) => `${count} दाम बदले`
export const soldOut = (count: number) => `${count} डिश खत्म`
export const availableAgain = (count: number) => `${count} डिश फिर मिलेगी`
export const added = (count: number) => `${count} नई डिश`
export const removed = (count: number) => `${count} डिश हटाई`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'आप ऑफ़लाइन हैं। यह मेनू {time} का है।'
export const noAnswer = 'अभी तक जवाब नहीं आया। यह मेनू {time} का है।'
export const onlineAgain = 'आप फिर ऑनलाइन हैं। डिश और दाम अब ताज़ा हैं।'

export const openNow = 'अभी खुला'
export const openTill = (time: string) => `अभी खुला, ${time} तक`
export const closed = 'बंद'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `बंद, ${when} खुलेगा`
export const closedTodayTill = (when: string) => `आज बंद, ${when} खुलेगा`
export const tomorrow = 'कल'
/** From Monday on. */
export const weekdays = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार']

/** {language} is its own name. */
export const readIn = 'यह मेनू {language} में पढ़ें'

export const textSize = (percent: number) => `अक्षरों का आकार ${percent}%`

export const readAloud = (name: string) => `${name} सुनें`
export const stopReading = 'पढ़ना रोकें'

export const menu = 'मेनू'
export const menuOf = (name: string) => `${name} का मेनू`
export const showDesign = 'पूरा डिज़ाइन देखें'
export const showSimple = 'सादा मेनू देखें'
