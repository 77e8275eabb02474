/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'જાહેરાત'
export const advertisement = 'જાહેરાત'
export const muteAd = 'જાહેરાતનો અવાજ બંધ કરો'
export const unmuteAd = 'જાહેરાતનો અવાજ ચાલુ કરો'
export const expandAd = 'જાહેરાત મોટી કરો'
export const minimiseAd = 'જાહેરાત નાની કરો'
export const closeAd = 'જાહેરાત બંધ કરો'
export const seconds = (count: number) => `${count} સે.`
export const visitWebsite = 'વેબસાઇટ જુઓ'
export const newTab = 'નવા ટૅબમાં ખૂલશે'
export const adFailed = 'જાહેરાત ખૂલી નહીં. થોડી વાર પછી ફરી પ્રયાસ કરો.'
export const noAds = 'આ વિસ્તાર માટે કોઈ જાહેરાત નથી'
export const adLoading = 'જાહેરાત આવી રહી છે...'
export const adReserved = 'જાહેરાતની જગ્યા'
export const adReservedText = 'આ જગ્યા જાહેરાત માટે છે'

export const menuChanged = 'મેનૂ બદલાયું છે'
export const menuChangedIn = (changes: string) => `મેનૂ બદલાયું છે: ${changes}`
export const prices = (count: number) => `${count} ભાવ બદલાયા`
export const soldOut = (count: number) => `${count} ડિશ ખલાસ`
export const availableAgain = (count: number) => `${count} ડિશ ફરી મળશે`
export const added = (count: number) => `${count} નવી ડિશ`
export const removed = (count: number) => `${count} ડિશ કાઢી નાખી`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'તમે ઑફલાઇન છો. આ મેનૂ {time} નું છે.'
export const noAnswer = 'હજી જવાબ આવ્યો નથી. આ મેનૂ {time} નું છે.'
export const onlineAgain = 'તમે ફરી ઑનલાઇન છો. ડિશ અને ભાવ હવે તાજા છે.'

export const openNow = 'હાલ ખુલ્લી'
export const openTill = (time: string) => `હાલ ખુલ્લી, ${time} સુધી`
export const closed = 'બંધ'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `બંધ, ${when} ખુલશે`
export const closedTodayTill = (when: string) => `આજે બંધ, ${when} ખુલશે`
export const tomorrow = 'કાલે'
/** From Monday on. */
export const weekdays = ['સોમવાર', 'મંગળવાર', 'બુધવાર', 'ગુરુવાર', 'શુક્રવાર', 'શનિવાર', 'રવિવાર']

/** {language} is its own name. */
export const readIn = 'આ મેનૂ {language} માં વાંચો'

export const textSize = (percent: number) => `અક્ષરનું કદ ${percent}%`

export const readAloud = (name: string) => `${name} સાંભળો`
export const stopReading = 'વાંચવાનું બંધ કરો'

export const menu = 'મેનૂ'
export const menuOf = (name: string) => `${name} નું મેનૂ`
export const showDesign = 'આખી ડિઝાઇન બતાવો'
export const showSimple = 'સાદું મેનૂ બતાવો'
