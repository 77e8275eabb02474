/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'जाहिरात'
export const advertisement = 'जाहिरात'
export const muteAd = 'जाहिरातीचा आवाज बंद करा'
export const unmuteAd = 'जाहिरातीचा आवाज सुरू करा'
export const expandAd = 'जाहिरात मोठी करा'
export const minimiseAd = 'जाहिरात लहान करा'
export const closeAd = 'जाहिरात बंद करा'
export const seconds = (count: number) => `${count} से.`
export const visitWebsite = 'वेबसाइट पाहा'
export const newTab = 'नवीन टॅबमध्ये उघडेल'
export const adFailed = 'जाहिरात उघडली नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.'
export const noAds = 'या भागासाठी जाहिरात नाही'
export const adLoading = 'जाहिरात येत आहे...'
export const adReserved = 'जाहिरातीची जागा'
export const adReservedText = 'ही जागा जाहिरातीसाठी आहे'

export const menuChanged = 'मेनू बदलला आहे'
export const menuChangedIn = (changes: string) => `मेनू बदलला आहे: ${changes}`
export const prices = (count: number) => `${count} दर बदलले`
export const soldOut = (count: number) => `${count} पदार्थ संपले`
export const availableAgain = (count: number) => `${count} पदार्थ पुन्हा मिळतील`
export const added = (count: number) => `${count} नवे पदार्थ`
export const removed = (count: number) => `${count} पदार्थ काढले`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'तुम्ही ऑफलाइन आहात. हा मेनू {time} चा आहे.'
export const noAnswer = 'अजून उत्तर आले नाही. हा मेनू {time} चा आहे.'
export const onlineAgain = 'तुम्ही पुन्हा ऑनलाइन आहात. पदार्थ आणि दर आता ताजे आहेत.'

export const openNow = 'आता उघडे'
export const openTill = (time: string) => `आता उघडे, ${time} पर्यंत`
export const closed = 'बंद'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `बंद, ${when} उघडेल`
export const closedTodayTill = (when: string) => `आज बंद, ${when} उघडेल`
export const tomorrow = 'उद्या'
/** From Monday on. */
export const weekdays = ['सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार']

/** {language} is its own name. */
export const readIn = 'हा मेनू {language} मध्ये वाचा'

export const textSize = (percent: number) => `अक्षरांचा आकार ${percent}%`

export const readAloud = (name: string) => `${name} ऐका`
export const stopReading = 'वाचणे थांबवा'

export const menu = 'मेनू'
export const menuOf = (name: string) => `${name} चा मेनू`
export const showDesign = 'पूर्ण डिझाइन दाखवा'
export const showSimple = 'साधा मेनू दाखवा'
