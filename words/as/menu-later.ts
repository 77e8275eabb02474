/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'বিজ্ঞাপন'
export const advertisement = 'বিজ্ঞাপন'
export const muteAd = 'বিজ্ঞাপনৰ শব্দ বন্ধ কৰক'
export const unmuteAd = 'বিজ্ঞাপনৰ শব্দ চলাওক'
export const expandAd = 'বিজ্ঞাপন ডাঙৰ কৰক'
export const minimiseAd = 'বিজ্ঞাপন সৰু কৰক'
export const closeAd = 'বিজ্ঞাপন বন্ধ কৰক'
export const seconds = (count: number) => `${count} ছে.`
export const visitWebsite = 'ৱেবছাইট চাওক'
export const newTab = 'নতুন টেবত খোল খাব'
export const adFailed = 'বিজ্ঞাপন খোল নাখালে। অলপ পিছত আকৌ চেষ্টা কৰক।'
export const noAds = 'এই অঞ্চলৰ বাবে বিজ্ঞাপন নাই'
export const adLoading = 'বিজ্ঞাপন আহি আছে...'
export const adReserved = 'বিজ্ঞাপনৰ ঠাই'
export const adReservedText = 'এই ঠাই বিজ্ঞাপনৰ বাবে'

export const menuChanged = 'মেনু সলনি হৈছে'
export const menuChangedIn = (changes: string) => `মেনু সলনি হৈছে: ${changes}`
export const prices = (count: number) => `${count}টা দাম সলনি`
export const soldOut = (count: number) => `${count}টা খাদ্য শেষ`
export const availableAgain = (count: number) => `${count}টা খাদ্য আকৌ পাব`
export const added = (count: number) => `${count}টা নতুন খাদ্য`
export const removed = (count: number) => `${count}টা খাদ্য আঁতৰোৱা হ’ল`

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'আপুনি অফলাইন আছে। এই মেনু {time}ৰ।'
export const noAnswer = 'এতিয়ালৈ উত্তৰ অহা নাই। এই মেনু {time}ৰ।'
export const onlineAgain = 'আপুনি আকৌ অনলাইন। খাদ্য আৰু দাম এতিয়া ঠিক আছে।'

export const openNow = 'এতিয়া খোলা'
export const openTill = (time: string) => `এতিয়া খোলা, ${time} লৈ`
export const closed = 'বন্ধ'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `বন্ধ, ${when} খুলিব`
export const closedTodayTill = (when: string) => `আজি বন্ধ, ${when} খুলিব`
export const tomorrow = 'কাইলৈ'
/** From Monday on. */
export const weekdays = ['সোমবাৰ', 'মঙ্গলবাৰ', 'বুধবাৰ', 'বৃহস্পতিবাৰ', 'শুক্ৰবাৰ', 'শনিবাৰ', 'দেওবাৰ']

/** {language} is its own name. */
export const readIn = 'এই মেনু {language} ভাষাত পঢ়ক'

export const textSize = (percent: number) => `আখৰৰ আকাৰ ${percent}%`

export const readAloud = (name: string) => `${name} শুনক`
export const stopReading = 'পঢ়া বন্ধ কৰক'

export const menu = 'মেনু'
export const menuOf = (name: string) => `${name}ৰ মেনু`
export const showDesign = 'সম্পূৰ্ণ ডিজাইন দেখুৱাওক'
export const showSimple = 'সাধাৰণ মেনু দেখুৱাওক'
