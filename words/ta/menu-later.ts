/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'விளம்பரம்'
export const advertisement = 'விளம்பரம்'
export const muteAd = 'விளம்பர ஒலியை நிறுத்து'
export const unmuteAd = 'விளம்பர ஒலியை இயக்கு'
export const expandAd = 'விளம்பரத்தைப் பெரிதாக்கு'
export const minimiseAd = 'விளம்பரத்தைச் சிறிதாக்கு'
export const closeAd = 'விளம்பரத்தை மூடு'
export const seconds = (count: number) => `${count} வி.`
export const visitWebsite = 'இணையதளம் செல்க'
export const newTab = 'புதிய தாவலில் திறக்கும்'
export const adFailed = 'விளம்பரம் திறக்கவில்லை. சிறிது நேரம் கழித்து முயலுங்கள்.'
export const noAds = 'இந்தப் பகுதிக்கு விளம்பரம் இல்லை'
export const adLoading = 'விளம்பரம் வருகிறது...'
export const adReserved = 'விளம்பர இடம்'
export const adReservedText = 'இந்த இடம் விளம்பரத்துக்கானது'

export const menuChanged = 'மெனு மாறியுள்ளது'
export const menuChangedIn = (changes: string) => `மெனு மாறியுள்ளது: ${changes}`
export const prices = (count: number) => `${count} விலை மாறியது`
export const soldOut = (count: number) => `${count} உணவு தீர்ந்தது`
export const availableAgain = (count: number) => `${count} உணவு மீண்டும் உண்டு`
export const added = (count: number) => `${count} புதிய உணவு`
export const removed = (count: number) => `${count} உணவு நீக்கம்`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'இணைய இணைப்பு இல்லை. இந்த மெனு {time} நிலவரம்.'
export const noAnswer = 'இன்னும் பதில் வரவில்லை. இந்த மெனு {time} நிலவரம்.'
export const onlineAgain = 'இணைப்பு மீண்டும் வந்தது. உணவும் விலையும் இப்போது சரியானவை.'

export const openNow = 'திறந்துள்ளது'
export const openTill = (time: string) => `திறந்துள்ளது, ${time} வரை`
export const closed = 'மூடியது'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `மூடியது, ${when} திறக்கும்`
export const closedTodayTill = (when: string) => `இன்று விடுமுறை, ${when} திறக்கும்`
export const tomorrow = 'நாளை'
/** From Monday on. */
export const weekdays = ['திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி', 'ஞாயிறு']

/** {language} is its own name. */
export const readIn = 'இந்த மெனுவை {language} மொழியில் படியுங்கள்'

export const textSize = (percent: number) => `எழுத்து அளவு ${percent}%`

export const readAloud = (name: string) => `${name} கேளுங்கள்`
export const stopReading = 'வாசிப்பதை நிறுத்து'

export const menu = 'மெனு'
export const menuOf = (name: string) => `${name} மெனு`
export const showDesign = 'முழு வடிவமைப்பைக் காட்டு'
export const showSimple = 'எளிய மெனுவைக் காட்டு'
