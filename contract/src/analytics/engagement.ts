/** How often each event happened in a period. */
type Counts = { menuViews: number; qrScans: number; itemClicks: number; categoryViews: number }

/** A menu is opened either by a scan or directly, so the views are their sum (DEC-056). */
export const totalViewsOf = ({ menuViews, qrScans }: Pick<Counts, 'menuViews' | 'qrScans'>) =>
  menuViews + qrScans

/** Percentages of the total views with two decimals; they may exceed 100, and without views they are 0 (DEC-057). */
export function measureEngagement(counts: Counts) {
  const { qrScans, itemClicks, categoryViews } = counts
  const totalViews = totalViewsOf(counts)

  return {
    qrScanRate: percentOf(qrScans, totalViews),
    menuExplorationRate: percentOf(categoryViews, totalViews),
    engagementScore: percentOf(qrScans + itemClicks + categoryViews, totalViews),
  }
}

/** A share in percent, rounded to two decimals. */
export const percentOf = (part: number, total: number) =>
  total === 0 ? 0 : Math.round((part * 10_000) / total) / 100
