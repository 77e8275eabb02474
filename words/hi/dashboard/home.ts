import { plural } from '../language.ts'

export const welcome = (name: string) => `नमस्ते, ${name}!`
export const overviewOf = (businessName: string) => `${businessName} का हाल एक नज़र में।`
export const viewQrCode = 'QR कोड देखें'
export const refreshFailed = 'डैशबोर्ड ताज़ा नहीं हो पाया'

export const quickActions = 'झटपट काम'
export const addCategory = 'कैटेगरी जोड़ें'
export const addMenuItem = 'डिश जोड़ें'
export const viewAnalytics = 'आँकड़े देखें'
export const updateProfile = 'प्रोफ़ाइल बदलें'

export const overview = 'एक नज़र में'
export const refresh = 'ताज़ा करें'
export const statsFailed = 'आपके आँकड़े लोड नहीं हो पाए।'
export const categories = 'कैटेगरी'
export const menuItems = 'मेनू की डिश'
export const menuViews = 'मेनू देखा गया'
export const besidesScans = 'स्कैन के अलावा'
export const qrScans = 'QR स्कैन'

export const recentActivity = 'हाल में क्या हुआ'
export const viewAll = 'सब देखें'
export const activityFailed = 'हाल की बातें लोड नहीं हो पाईं।'
export const noActivity = 'अभी कुछ नहीं हुआ'
export const noActivityHint = 'लोगों का आना, स्कैन और आपके बदलाव यहाँ दिखेंगे।'

export const today = 'आज'
export const todayFailed = 'आज के आँकड़े लोड नहीं हो पाए।'
export const loadingToday = 'आज के आँकड़े लोड हो रहे हैं'
export const people = (count: number, shown: string) =>
  plural(count, {
    one: `<count>${shown}</count><people>व्यक्ति</people>`,
    other: `<count>${shown}</count><people>लोग</people>`,
  })
export const nobodyYet = 'आज अभी तक किसी ने आपका मेनू नहीं खोला।'

type Ways = { visits: string; scans: string; links: string }
export const ways = (_count: number, { visits, scans, links }: Ways) =>
  `${visits} बार देखा गया: ${scans} कोड से, ${links} लिंक से`
export const asManyAsUsual = (weekday: string) => `${weekday} को इस समय तक जितने आते हैं, उतने ही।`
export const moreThanUsual = (count: string, weekday: string) =>
  `${weekday} को इस समय तक जितने आते हैं, उससे ${count} ज़्यादा।`
export const fewerThanUsual = (count: string, weekday: string) =>
  `${weekday} को इस समय तक जितने आते हैं, उससे ${count} कम।`

export const visitsByHour = 'किस घंटे कितने आए'
export const hour = 'घंटा'
export const usualDay = (weekday: string) => `आम ${weekday}`
/** From midnight to midnight, every six hours. */
export const clockTimes = ['रात 12', 'सुबह 6', 'दोपहर 12', 'शाम 6', 'रात 12']
