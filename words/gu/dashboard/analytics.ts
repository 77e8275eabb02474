export const title = 'આંકડા'
export const description = 'કેટલા લોકો તમારું મેનૂ જુએ છે, ક્યારે, અને શું જુએ છે, એ જાણો.'
export const failed = 'તમારા આંકડા લોડ થઈ શક્યા નહીં.'
export const refreshFailed = 'આંકડા તાજા થઈ શક્યા નહીં'

export const timeRange = 'કેટલા દિવસ'
export const filterPeriod = (days: number) => `${days} દિવસ`
export const customRange = 'તારીખ પસંદ કરો'
export const startDateRequired = 'શરૂની તારીખ નાખો'
export const cancel = 'રદ કરો'
export const eventType = 'શું બતાવવું'
export const eventTypeHint = 'નીચે "હમણાં શું થયું" માં આ જ દેખાશે.'
export const allEvents = 'બધું'
export const menuViews = 'મેનૂ જોવાયું'

export const summary = 'કુલ મળીને'
export const totalViews = 'કુલ જોવાયું'
export const qrScans = 'QR સ્કૅન'
export const directViews = 'લિંકથી જોવાયું'
export const categories = 'કેટેગરી'
export const menuItems = 'મેનૂની ડિશ'
export const viewsPlusScans = (views: string, scans: string) => `લિંકથી અને QR સ્કૅનથી: ${views} + ${scans}.`
export const ofTotalViews = (rate: string) => `કુલના ${rate}`

export const recentActivity = 'હમણાં શું થયું'
export const showAll = 'બધું બતાવો'
export const showLess = 'ઓછું બતાવો'
export const recentActivityFailed = 'હમણાંની વાતો લોડ થઈ શકી નહીં.'
export const allActivityFailed = 'બધી વાતો લોડ થઈ શકી નહીં.'
export const noActivity = 'હજી કંઈ થયું નથી'
export const noActivityHint = 'આ દિવસોની મુલાકાત, સ્કૅન અને તમારા ફેરફાર અહીં દેખાશે.'
export const events = 'ઘટનાઓ'

export const dailyViews = 'રોજ મેનૂ કેટલું જોવાયું'
export const dailyViewsHint = (timeZone: string) => `તમારું મેનૂ કયા દિવસે કેટલી વાર જોવાયું (${timeZone}).`
export const chartPeriod = 'ચાર્ટના દિવસ'
export const chartPeriodOf = (days: number) => `${days} દિવસ`
export const dailyViewsFailed = 'રોજના આંકડા લોડ થઈ શક્યા નહીં.'
export const availableFrom = (date: string) => `આંકડા ${date} થી છે`
export const noViews = 'આ દિવસોમાં કોઈએ જોયું નથી'
export const dailyViewsChart = 'રોજ મેનૂ કેટલું જોવાયું'
export const day = 'દિવસ'

export const dailyVisitors = 'રોજ કેટલા લોકો આવ્યા'
export const dailyVisitorsHint =
  'દરેક દિવસના અલગ-અલગ ફોન અને કમ્પ્યુટર. અમે એક દિવસથી બીજા દિવસે કોઈનો પીછો કરતા નથી, એટલે જે બે દિવસ આવે તે બંને દિવસ ગણાય છે.'
export const visitorsFailed = 'આવનારા લોકોના આંકડા લોડ થઈ શક્યા નહીં.'
export const noVisitors = 'આ દિવસોમાં કોઈ આવ્યું નથી'
export const visitorsChart = 'દરેક દિવસે કેટલા અલગ લોકો આવ્યા'
export const visitors = 'લોકો'
export const busyHours = 'ભીડનો સમય'
export const busyHoursHint = (timeZone: string) =>
  `કયા વારે, કયા કલાકે કેટલું જોવાયું અને સ્કૅન થયું (${timeZone}), આ દિવસોનાં બધાં અઠવાડિયાંમાં.`
export const noVisits = 'આ દિવસોમાં કોઈ આવ્યું નથી'
export const busyHoursTable = 'વાર અને કલાક પ્રમાણે લોકો'
/** From Monday on. */
export const weekdays = [
  { label: 'સોમવાર', short: 'સોમ' },
  { label: 'મંગળવાર', short: 'મંગળ' },
  { label: 'બુધવાર', short: 'બુધ' },
  { label: 'ગુરુવાર', short: 'ગુરુ' },
  { label: 'શુક્રવાર', short: 'શુક્ર' },
  { label: 'શનિવાર', short: 'શનિ' },
  { label: 'રવિવાર', short: 'રવિ' },
]
/** Of 0 to 23, for a narrow column. */
export const shortHour = (hour: number) => String(hour)

export const views = (_count: number, shown: string) => `${shown} વાર જોવાયું`
export const timeZone = (label: string) => (label === 'Indian time' ? 'ભારતીય સમય' : label)
