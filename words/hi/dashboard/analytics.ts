export const title = 'आँकड़े'
export const description = 'देखें कि कितने लोग आपका मेनू देखते हैं, कब, और क्या देखते हैं।'
export const failed = 'आपके आँकड़े लोड नहीं हो पाए।'
export const refreshFailed = 'आँकड़े ताज़ा नहीं हो पाए'

export const timeRange = 'कितने दिन'
export const filterPeriod = (days: number) => `${days} दिन`
export const customRange = 'तारीख चुनें'
export const startDateRequired = 'शुरू की तारीख डालें'
export const cancel = 'रद्द करें'
export const eventType = 'क्या दिखाएँ'
export const eventTypeHint = 'नीचे "हाल में क्या हुआ" में यही दिखेगा।'
export const allEvents = 'सब कुछ'
export const menuViews = 'मेनू देखा गया'

export const summary = 'कुल मिलाकर'
export const totalViews = 'कुल देखा गया'
export const qrScans = 'QR स्कैन'
export const directViews = 'लिंक से देखा गया'
export const categories = 'कैटेगरी'
export const menuItems = 'मेनू की डिश'
export const viewsPlusScans = (views: string, scans: string) => `लिंक से और QR स्कैन से: ${views} + ${scans}।`
export const ofTotalViews = (rate: string) => `कुल का ${rate}`

export const recentActivity = 'हाल में क्या हुआ'
export const showAll = 'सब दिखाएँ'
export const showLess = 'कम दिखाएँ'
export const recentActivityFailed = 'हाल की बातें लोड नहीं हो पाईं।'
export const allActivityFailed = 'सब बातें लोड नहीं हो पाईं।'
export const noActivity = 'अभी कुछ नहीं हुआ'
export const noActivityHint = 'इन दिनों में लोगों का आना, स्कैन और आपके बदलाव यहाँ दिखेंगे।'
export const events = 'घटनाएँ'

export const dailyViews = 'रोज़ मेनू कितना देखा गया'
export const dailyViewsHint = (timeZone: string) => `आपका मेनू किस दिन कितनी बार देखा गया (${timeZone})।`
export const chartPeriod = 'चार्ट के दिन'
export const chartPeriodOf = (days: number) => `${days} दिन`
export const dailyViewsFailed = 'रोज़ के आँकड़े लोड नहीं हो पाए।'
export const availableFrom = (date: string) => `आँकड़े ${date} से हैं`
export const noViews = 'इन दिनों में किसी ने नहीं देखा'
export const dailyViewsChart = 'रोज़ मेनू कितना देखा गया'
export const day = 'दिन'

export const dailyVisitors = 'रोज़ कितने लोग आए'
export const dailyVisitorsHint =
  'हर दिन के अलग-अलग फ़ोन और कंप्यूटर। हम एक दिन से दूसरे दिन किसी का पीछा नहीं करते, इसलिए जो दो दिन आया वह दोनों दिन गिना जाता है।'
export const visitorsFailed = 'आने वाले लोगों के आँकड़े लोड नहीं हो पाए।'
export const noVisitors = 'इन दिनों में कोई नहीं आया'
export const visitorsChart = 'हर दिन कितने अलग लोग आए'
export const visitors = 'लोग'
export const busyHours = 'भीड़ का समय'
export const busyHoursHint = (timeZone: string) =>
  `किस वार, किस घंटे कितना देखा और स्कैन हुआ (${timeZone}), इन दिनों के सब हफ़्तों में।`
export const noVisits = 'इन दिनों में कोई नहीं आया'
export const busyHoursTable = 'वार और घंटे के हिसाब से लोग'
/** From Monday on. */
export const weekdays = [
  { label: 'सोमवार', short: 'सोम' },
  { label: 'मंगलवार', short: 'मंगल' },
  { label: 'बुधवार', short: 'बुध' },
  { label: 'गुरुवार', short: 'गुरु' },
  { label: 'शुक्रवार', short: 'शुक्र' },
  { label: 'शनिवार', short: 'शनि' },
  { label: 'रविवार', short: 'रवि' },
]
/** Of 0 to 23, for a narrow column. */
export const shortHour = (hour: number) => String(hour)

export const views = (_count: number, shown: string) => `${shown} बार देखा`
export const timeZone = (label: string) => (label === 'Indian time' ? 'भारतीय समय' : label)
