export const metrics = 'Engagement Metrics'
export const metricsHint = 'Per 100 visits in this period.'
export const overview = 'Engagement Overview'
export const overviewHint = 'This period at a glance.'
export const categoryViews = 'Category Views'
export const dishesOpened = 'Dishes Opened'

export const qrScanRate = 'QR Scan Rate'
export const qrScanRateHint = 'visits from your QR code'
export const explorationRate = 'Menu Exploration Rate'
export const explorationRateHint = 'categories opened per visit'
export const engagementScore = 'Engagement Score'
export const engagementScoreHint = 'scans, dishes and categories opened per visit'

export const scansOf100 = (scans: number) => `${scans} of 100 visits came from your QR code.`
export const categoriesPerVisit = (perVisit: string) =>
  `${perVisit} categories opened in each visit, on average.`
export const manyCategoriesPerVisit = (perVisit: string) =>
  `${perVisit} categories opened in each visit, on average. Over 100% is normal: one visitor opens several categories.`
export const actsPerVisit = (perVisit: string) =>
  `${perVisit} scans, dishes and categories in each visit, on average.`
export const manyActsPerVisit = (perVisit: string) =>
  `${perVisit} scans, dishes and categories in each visit, on average. Over 100% is normal: one visitor does several of these things.`
