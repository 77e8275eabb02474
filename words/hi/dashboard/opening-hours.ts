export const byWeekday = 'हर दिन का समय अलग'
export const byWeekdayHint = 'छुट्टी के दिन, दोपहर के आराम या देर शाम के लिए।'
/** From Monday on. */
export const weekdays = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार']
export const closed = 'बंद'
export const opens = (day: string) => `${day}: खुलने का समय`
export const closes = (day: string) => `${day}: बंद होने का समय`
export const opensAgain = (day: string) => `${day}: फिर खुलने का समय`
export const closesAgain = (day: string) => `${day}: फिर बंद होने का समय`
export const addSecond = (day: string) => `${day} का दूसरा समय जोड़ें`
export const removeSecond = (day: string) => `${day} का दूसरा समय हटाएँ`
export const copyToAll = (day: string) => `${day} का समय सब दिनों में लगाएँ`
