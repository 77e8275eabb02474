import { plural } from '../language.ts'

export const title = 'Analytics'
export const description = 'See how many people view your menu, when, and what they look at.'
export const failed = 'We could not load your analytics.'
export const refreshFailed = 'Failed to refresh analytics'

export const timeRange = 'Time range'
export const filterPeriod = (days: number) => `${days}D`
export const customRange = 'Custom Range'
export const startDateRequired = 'Start date is required'
export const cancel = 'Cancel'
export const eventType = 'Event Type'
export const eventTypeHint = 'Filters the recent activity list.'
export const allEvents = 'All Events'
export const menuViews = 'Menu Views'

export const summary = 'Summary'
export const totalViews = 'Total Views'
export const qrScans = 'QR Scans'
export const directViews = 'Direct Views'
export const categories = 'Categories'
export const menuItems = 'Menu Items'
export const viewsPlusScans = (views: string, scans: string) =>
  `Direct views plus QR scans: ${views} + ${scans}.`
export const ofTotalViews = (rate: string) => `${rate} of total views`

export const recentActivity = 'Recent Activity'
export const showAll = 'Show All'
export const showLess = 'Show Less'
export const recentActivityFailed = 'We could not load recent activity.'
export const allActivityFailed = 'We could not load all activity.'
export const noActivity = 'No recent activity'
export const noActivityHint = 'Visits, scans and your own changes in this period appear here.'
export const events = 'events'

export const dailyViews = 'Daily Menu Views'
export const dailyViewsHint = (timeZone: string) => `Views of your menu, day by day (${timeZone}).`
export const chartPeriod = 'Chart period'
export const chartPeriodOf = (days: number) => `${days}d`
export const dailyViewsFailed = 'We could not load your daily views.'
export const availableFrom = (date: string) => `Data available from ${date}`
export const noViews = 'No views in this period'
export const dailyViewsChart = 'Daily menu views'
export const day = 'Day'

export const dailyVisitors = 'Daily Visitors'
export const dailyVisitorsHint =
  'Unique phones and computers each day. We do not track visitors from one day to the next, so a person who visits on two days is counted on both.'
export const visitorsFailed = 'We could not load your visitors.'
export const noVisitors = 'No visitors in this period'
export const visitorsChart = 'Unique visitors each day'
export const visitors = 'Visitors'
export const busyHours = 'Busy Hours'
export const busyHoursHint = (timeZone: string) =>
  `Views and scans by weekday and hour (${timeZone}), for all weeks in this period.`
export const noVisits = 'No visits in this period'
export const busyHoursTable = 'Visits by weekday and hour'
/** From Monday on. */
export const weekdays = [
  { label: 'Monday', short: 'Mon' },
  { label: 'Tuesday', short: 'Tue' },
  { label: 'Wednesday', short: 'Wed' },
  { label: 'Thursday', short: 'Thu' },
  { label: 'Friday', short: 'Fri' },
  { label: 'Saturday', short: 'Sat' },
  { label: 'Sunday', short: 'Sun' },
]
/** Of 0 to 23, for a narrow column. */
export const shortHour = (hour: number) => `${hour % 12 || 12}${hour < 12 ? 'a' : 'p'}`

export const views = (count: number, shown: string) =>
  plural(count, { one: `${shown} view`, other: `${shown} views` })
export const timeZone = (label: string) => label
