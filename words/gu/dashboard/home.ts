import { plural } from '../language.ts'

export const welcome = (name: string) => `નમસ્તે, ${name}!`
export const overviewOf = (businessName: string) => `${businessName} વિશે એક નજરમાં.`
export const viewQrCode = 'QR કોડ જુઓ'
export const refreshFailed = 'ડૅશબોર્ડ તાજું થઈ શક્યું નહીં'

export const quickActions = 'ઝટપટ કામ'
export const addCategory = 'કેટેગરી ઉમેરો'
export const addMenuItem = 'ડિશ ઉમેરો'
export const viewAnalytics = 'આંકડા જુઓ'
export const updateProfile = 'પ્રોફાઇલ બદલો'

export const overview = 'એક નજરમાં'
export const refresh = 'તાજું કરો'
export const statsFailed = 'તમારા આંકડા લોડ થઈ શક્યા નહીં.'
export const categories = 'કેટેગરી'
export const menuItems = 'મેનૂની ડિશ'
export const menuViews = 'મેનૂ જોવાયું'
export const besidesScans = 'સ્કૅન સિવાય'
export const qrScans = 'QR સ્કૅન'

export const recentActivity = 'હમણાં શું થયું'
export const viewAll = 'બધું જુઓ'
export const activityFailed = 'હમણાંની વાતો લોડ થઈ શકી નહીં.'
export const noActivity = 'હજી કંઈ થયું નથી'
export const noActivityHint = 'લોકોની મુલાકાત, સ્કૅન અને તમારા ફેરફાર અહીં દેખાશે.'

export const today = 'આજે'
export const todayFailed = 'આજના આંકડા લોડ થઈ શક્યા નહીં.'
export const loadingToday = 'આજના આંકડા લોડ થાય છે'
export const people = (count: number, shown: string) =>
  plural(count, {
    one: `<count>${shown}</count><people>વ્યક્તિ</people>`,
    other: `<count>${shown}</count><people>લોકો</people>`,
  })
export const nobodyYet = 'આજે હજી કોઈએ તમારું મેનૂ ખોલ્યું નથી.'

type Ways = { visits: string; scans: string; links: string }
export const ways = (_count: number, { visits, scans, links }: Ways) =>
  `${visits} વાર જોવાયું: ${scans} કોડથી, ${links} લિંકથી`
export const asManyAsUsual = (weekday: string) => `${weekday}ના દિવસે આ સમય સુધીમાં જેટલા આવે છે, એટલા જ.`
export const moreThanUsual = (count: string, weekday: string) =>
  `${weekday}ના દિવસે આ સમય સુધીમાં જેટલા આવે છે, એનાથી ${count} વધારે.`
export const fewerThanUsual = (count: string, weekday: string) =>
  `${weekday}ના દિવસે આ સમય સુધીમાં જેટલા આવે છે, એનાથી ${count} ઓછા.`

export const visitsByHour = 'કયા કલાકે કેટલા આવ્યા'
export const hour = 'કલાક'
export const usualDay = (weekday: string) => `સામાન્ય ${weekday}`
/** From midnight to midnight, every six hours. */
export const clockTimes = ['રાતે 12', 'સવારે 6', 'બપોરે 12', 'સાંજે 6', 'રાતે 12']
