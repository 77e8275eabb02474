/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'বিজ্ঞাপন'
export const advertisement = 'বিজ্ঞাপন'
export const muteAd = 'বিজ্ঞাপনের শব্দ বন্ধ করুন'
export const unmuteAd = 'বিজ্ঞাপনের শব্দ চালু করুন'
export const expandAd = 'বিজ্ঞাপন বড় করুন'
export const minimiseAd = 'বিজ্ঞাপন ছোট করুন'
export const closeAd = 'বিজ্ঞাপন বন্ধ করুন'
export const seconds = (count: number) => `${count} সে.`
export const visitWebsite = 'ওয়েবসাইট দেখুন'
export const newTab = 'নতুন ট্যাবে খুলবে'
export const adFailed = 'বিজ্ঞাপন খোলা গেল না। একটু পরে আবার চেষ্টা করুন।'
export const noAds = 'এই এলাকার জন্য কোনো বিজ্ঞাপন নেই'
export const adLoading = 'বিজ্ঞাপন আসছে...'
export const adReserved = 'বিজ্ঞাপনের জায়গা'
export const adReservedText = 'এই জায়গা বিজ্ঞাপনের জন্য'

export const menuChanged = 'মেনু বদলেছে'
export const menuChangedIn = (changes: string) => `মেনু বদলেছে: ${changes}`
export const prices = (count: number) => `${count}টি দাম বদলেছে`
export const soldOut = (count: number) => `${count}টি পদ শেষ`
export const availableAgain = (count: number) => `${count}টি পদ আবার পাবেন`
export const added = (count: number) => `${count}টি নতুন পদ`
export const removed = (count: number) => `${count}টি পদ বাদ`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'আপনি অফলাইনে আছেন। এই মেনু {time}-এর।'
export const noAnswer = 'এখনও উত্তর আসেনি। এই মেনু {time}-এর।'
export const onlineAgain = 'আপনি আবার অনলাইনে। খাবার ও দাম এখন ঠিক আছে।'

export const openNow = 'এখন খোলা'
export const openTill = (time: string) => `এখন খোলা, ${time} পর্যন্ত`
export const closed = 'বন্ধ'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `বন্ধ, ${when} খুলবে`
export const closedTodayTill = (when: string) => `আজ বন্ধ, ${when} খুলবে`
export const tomorrow = 'কাল'
/** From Monday on. */
export const weekdays = ['সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার', 'রবিবার']

/** {language} is its own name. */
export const readIn = 'এই মেনু {language} ভাষায় পড়ুন'

export const textSize = (percent: number) => `অক্ষরের আকার ${percent}%`

export const readAloud = (name: string) => `${name} শুনুন`
export const stopReading = 'পড়া থামান'

export const menu = 'মেনু'
export const menuOf = (name: string) => `${name}-এর মেনু`
export const showDesign = 'পুরো ডিজাইন দেখান'
export const showSimple = 'সাধারণ মেনু দেখান'
