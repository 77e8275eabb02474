import { type PriorityBand, priorityBands } from '@thela/contract/ads/ad-targets'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { formatCount } from '@thela/contract/values/numbers'
import { counted } from '../tables/counted.ts'

export const statusLabels = { active: 'Active', inactive: 'Inactive' }

const bandWords = { high: 'High', medium: 'Medium', low: 'Low' }

export const bandLabels = Object.fromEntries(
  Object.entries(priorityBands).map(([band, [from, to]]) => [
    band,
    `${bandWords[band as PriorityBand]} (${from}-${to})`,
  ]),
) as Record<PriorityBand, string>

/** 'Adajan, Surat, Gujarat, India'; a placement that names no place reaches everybody (DEC-116). */
export const placeText = ({ area, city, state, country }: AdQueueItem) =>
  [area, city, state, country].filter(Boolean).join(', ') || 'Everywhere'

export const vendorsText = ({ totalVendors }: AdQueueItem) => counted(totalVendors, 'vendor')

/** A number that did not come is no number. */
export const countText = (count?: number) => (count === undefined ? '–' : formatCount(count))

/** '12 / 1,000', or '12 / Unlimited' where nobody set an end (DEC-122). */
export const impressionsText = ({ currentImpressions, maxImpressions }: AdQueueItem) =>
  `${formatCount(currentImpressions)} / ${maxImpressions === null ? 'Unlimited' : formatCount(maxImpressions)}`
