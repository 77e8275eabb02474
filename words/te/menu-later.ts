/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'ప్రకటన'
export const advertisement = 'ప్రకటన'
export const muteAd = 'ప్రకటన శబ్దం ఆపు'
export const unmuteAd = 'ప్రకటన శబ్దం పెట్టు'
export const expandAd = 'ప్రకటన పెద్దది చేయి'
export const minimiseAd = 'ప్రకటన చిన్నది చేయి'
export const closeAd = 'ప్రకటన మూసివేయి'
export const seconds = (count: number) => `${count} సె.`
export const visitWebsite = 'వెబ్‌సైట్ చూడండి'
export const newTab = 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది'
export const adFailed = 'ప్రకటన తెరుచుకోలేదు. కాసేపటికి మళ్ళీ ప్రయత్నించండి.'
export const noAds = 'ఈ ప్రాంతానికి ప్రకటనలు లేవు'
export const adLoading = 'ప్రకటన వస్తోంది...'
export const adReserved = 'ప్రకటన స్థలం'
export const adReservedText = 'ఈ స్థలం ప్రకటనల కోసం'

export const menuChanged = 'మెనూ మారింది'
export const menuChangedIn = (changes: string) => `మెనూ మారింది: ${changes}`
export const prices = (count: number) => `${count} ధరలు మారాయి`
export const soldOut = (count: number) => `${count} వంటకాలు అయిపోయాయి`
export const availableAgain = (count: number) => `${count} వంటకాలు మళ్ళీ ఉన్నాయి`
export const added = (count: number) => `${count} కొత్త వంటకాలు`
export const removed = (count: number) => `${count} వంటకాలు తీసేశారు`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. ఈ మెనూ {time} నాటిది.'
export const noAnswer = 'ఇంకా జవాబు రాలేదు. ఈ మెనూ {time} నాటిది.'
export const onlineAgain = 'మీరు మళ్ళీ ఆన్‌లైన్‌లో ఉన్నారు. వంటకాలు, ధరలు ఇప్పుడు సరైనవి.'

export const openNow = 'తెరిచి ఉంది'
export const openTill = (time: string) => `తెరిచి ఉంది, ${time} వరకు`
export const closed = 'మూసి ఉంది'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `మూసి ఉంది, ${when} తెరుస్తారు`
export const closedTodayTill = (when: string) => `ఈరోజు సెలవు, ${when} తెరుస్తారు`
export const tomorrow = 'రేపు'
/** From Monday on. */
export const weekdays = ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం']

/** {language} is its own name. */
export const readIn = 'ఈ మెనూను {language} లో చదవండి'

export const textSize = (percent: number) => `అక్షరాల సైజు ${percent}%`

export const readAloud = (name: string) => `${name} వినండి`
export const stopReading = 'చదవడం ఆపండి'

export const menu = 'మెనూ'
export const menuOf = (name: string) => `${name} మెనూ`
export const showDesign = 'పూర్తి డిజైన్ చూపు'
export const showSimple = 'సాధారణ మెనూ చూపు'
