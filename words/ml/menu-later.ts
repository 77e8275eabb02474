/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'പരസ്യം'
export const advertisement = 'പരസ്യം'
export const muteAd = 'പരസ്യത്തിന്റെ ശബ്ദം നിർത്തുക'
export const unmuteAd = 'പരസ്യത്തിന്റെ ശബ്ദം ഇടുക'
export const expandAd = 'പരസ്യം വലുതാക്കുക'
export const minimiseAd = 'പരസ്യം ചെറുതാക്കുക'
export const closeAd = 'പരസ്യം അടയ്ക്കുക'
export const seconds = (count: number) => `${count} സെ.`
export const visitWebsite = 'വെബ്സൈറ്റ് കാണുക'
export const newTab = 'പുതിയ ടാബിൽ തുറക്കും'
export const adFailed = 'പരസ്യം തുറന്നില്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.'
export const noAds = 'ഈ പ്രദേശത്തേക്ക് പരസ്യമില്ല'
export const adLoading = 'പരസ്യം വരുന്നു...'
export const adReserved = 'പരസ്യത്തിനുള്ള സ്ഥലം'
export const adReservedText = 'ഈ സ്ഥലം പരസ്യത്തിനുള്ളതാണ്'

export const menuChanged = 'മെനു മാറി'
export const menuChangedIn = (changes: string) => `മെനു മാറി: ${changes}`
export const prices = (count: number) => `${count} വില മാറി`
export const soldOut = (count: number) => `${count} വിഭവം തീർന്നു`
export const availableAgain = (count: number) => `${count} വിഭവം വീണ്ടും കിട്ടും`
export const added = (count: number) => `${count} പുതിയ വിഭവം`
export const removed = (count: number) => `${count} വിഭവം നീക്കി`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്. ഈ മെനു {time} സമയത്തേതാണ്.'
export const noAnswer = 'മറുപടി വന്നിട്ടില്ല. ഈ മെനു {time} സമയത്തേതാണ്.'
export const onlineAgain = 'നിങ്ങൾ വീണ്ടും ഓൺലൈനാണ്. വിഭവങ്ങളും വിലയും ഇപ്പോൾ ശരിയാണ്.'

export const openNow = 'തുറന്നിരിക്കുന്നു'
export const openTill = (time: string) => `തുറന്നിരിക്കുന്നു, ${time} വരെ`
export const closed = 'അടച്ചു'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `അടച്ചു, ${when} തുറക്കും`
export const closedTodayTill = (when: string) => `ഇന്ന് അവധി, ${when} തുറക്കും`
export const tomorrow = 'നാളെ'
/** From Monday on. */
export const weekdays = ['തിങ്കൾ', 'ചൊവ്വ', 'ബുധൻ', 'വ്യാഴം', 'വെള്ളി', 'ശനി', 'ഞായർ']

/** {language} is its own name. */
export const readIn = 'ഈ മെനു {language} ഭാഷയിൽ വായിക്കുക'

export const textSize = (percent: number) => `അക്ഷരവലുപ്പം ${percent}%`

export const readAloud = (name: string) => `${name} കേൾക്കുക`
export const stopReading = 'വായന നിർത്തുക'

export const menu = 'മെനു'
export const menuOf = (name: string) => `${name} മെനു`
export const showDesign = 'മുഴുവൻ ഡിസൈൻ കാണിക്കുക'
export const showSimple = 'ലളിതമായ മെനു കാണിക്കുക'
