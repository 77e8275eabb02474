import { plural } from '../language.ts'

export const welcome = (name: string) => `Welcome back, ${name}!`
export const overviewOf = (businessName: string) => `Here is an overview of ${businessName}.`
export const viewQrCode = 'View QR Code'
export const refreshFailed = 'Failed to refresh dashboard'

export const quickActions = 'Quick Actions'
export const addCategory = 'Add Category'
export const addMenuItem = 'Add Menu Item'
export const viewAnalytics = 'View Analytics'
export const updateProfile = 'Update Profile'

export const overview = 'Overview'
export const refresh = 'Refresh'
export const statsFailed = 'We could not load your statistics.'
export const categories = 'Categories'
export const menuItems = 'Menu Items'
export const menuViews = 'Menu Views'
export const besidesScans = 'besides scans'
export const qrScans = 'QR Scans'

export const recentActivity = 'Recent Activity'
export const viewAll = 'View all'
export const activityFailed = 'We could not load recent activity.'
export const noActivity = 'No recent activity'
export const noActivityHint = 'Visits, scans and your own changes appear here.'

export const today = 'Today'
export const todayFailed = "We could not load today's visits."
export const loadingToday = 'Loading today'
export const people = (count: number, shown: string) =>
  plural(count, {
    one: `<count>${shown}</count><people>person</people>`,
    other: `<count>${shown}</count><people>people</people>`,
  })
export const nobodyYet = 'Nobody has opened your menu yet today.'

type Ways = { visits: string; scans: string; links: string }
export const ways = (count: number, { visits, scans, links }: Ways) =>
  plural(count, {
    one: `${visits} visit: ${scans} by code, ${links} by link`,
    other: `${visits} visits: ${scans} by code, ${links} by link`,
  })
export const asManyAsUsual = (weekday: string) => `As many as usual on a ${weekday} by this time.`
export const moreThanUsual = (count: string, weekday: string) =>
  `${count} more than usual on a ${weekday} by this time.`
export const fewerThanUsual = (count: string, weekday: string) =>
  `${count} fewer than usual on a ${weekday} by this time.`

export const visitsByHour = 'Visits by hour'
export const hour = 'Hour'
export const usualDay = (weekday: string) => `A usual ${weekday}`
/** From midnight to midnight, every six hours. */
export const clockTimes = ['12 am', '6 am', '12 pm', '6 pm', '12 am']
