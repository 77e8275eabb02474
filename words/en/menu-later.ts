import { plural } from './language.ts'

/** The words of a menu that are needed once it can be used: ads, changes, the phone without signal, uploaded designs. */

export const ad = 'Ad'
export const advertisement = 'Advertisement'
export const muteAd = 'Mute advertisement'
export const unmuteAd = 'Unmute advertisement'
export const expandAd = 'Expand advertisement'
export const minimiseAd = 'Minimise advertisement'
export const closeAd = 'Close advertisement'
export const seconds = (count: number) => `${count} s`
export const visitWebsite = 'Visit website'
export const newTab = 'Opens in a new tab'
export const adFailed = 'Ad loading failed. Please try again later.'
export const noAds = 'No ads available for this vendor location'
export const adLoading = 'Advertisement Loading...'
export const adReserved = 'Advertisement Space Reserved'
export const adReservedText = 'This space is reserved for advertisements'

export const menuChanged = 'The menu has changed'
export const menuChangedIn = (changes: string) => `The menu has changed: ${changes}`
export const prices = (count: number) => plural(count, { one: `${count} price`, other: `${count} prices` })
export const soldOut = (count: number) =>
  plural(count, { one: `${count} dish sold out`, other: `${count} dishes sold out` })
export const availableAgain = (count: number) =>
  plural(count, { one: `${count} dish available again`, other: `${count} dishes available again` })
export const added = (count: number) =>
  plural(count, { one: `${count} new dish`, other: `${count} new dishes` })
export const removed = (count: number) =>
  plural(count, { one: `${count} dish removed`, other: `${count} dishes removed` })

/** {time} is filled in on the phone when it has no signal. */
export const offline = 'You are offline. This menu is as of {time}.'
export const noAnswer = 'No answer yet. This menu is as of {time}.'
export const onlineAgain = 'You are online again. Dishes and prices are up to date.'

export const openNow = 'Open now'
export const openTill = (time: string) => `Open now, till ${time}`
export const closed = 'Closed'
/** When it opens is a time, after a day unless that is today. */
export const closedTill = (when: string) => `Closed, opens ${when}`
export const closedTodayTill = (when: string) => `Closed today, opens ${when}`
export const tomorrow = 'tomorrow'
/** From Monday on. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** {language} is its own name. */
export const readIn = 'Read this menu in {language}'

export const textSize = (percent: number) => `Text size ${percent}%`

export const readAloud = (name: string) => `Read ${name} aloud`
export const stopReading = 'Stop reading'

export const menu = 'Menu'
export const menuOf = (name: string) => `Menu of ${name}`
export const showDesign = 'Show full design'
export const showSimple = 'Show simple menu'
