import { type PriorityBand, priorityBands } from '@thela/contract/ads/ad-targets'
import type { AdQueueItem } from '@thela/contract/ads/queue'
import { formatCount } from '@thela/contract/values/numbers'
import { pluralize } from '../tables/pluralize.ts'

export const statusLabels = { active: 'Active', inactive: 'Inactive' }

const bandNames = { high: 'High', medium: 'Medium', low: 'Low' }

export const bandLabels = Object.fromEntries(
  Object.entries(priorityBands).map(([band, [from, to]]) => [
    band,
    `${bandNames[band as PriorityBand]} (${from}-${to})`,
  ]),
) as Record<PriorityBand, string>

export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

type Place = { [Level in 'area' | 'city' | 'state' | 'country']?: string | null }

/** 'Adajan, Surat, Gujarat, India' */
export const placeNames = ({ area, city, state, country }: Place) =>
  [area, city, state, country].filter(Boolean).join(', ')

/** A placement without a place is shown everywhere (DEC-116). */
export const placeText = (item: AdQueueItem) => placeNames(item) || 'Everywhere'

export const vendorsText = ({ totalVendors }: AdQueueItem) => pluralize(totalVendors, 'vendor')

/** A dash when the number could not be loaded. */
export const countText = (count?: number) => (count === undefined ? '–' : formatCount(count))

/** '12 / 1,000', or '12 / Unlimited' without a limit (DEC-122). */
export const impressionsText = ({ currentImpressions, maxImpressions }: AdQueueItem) =>
  `${formatCount(currentImpressions)} / ${maxImpressions === null ? 'Unlimited' : formatCount(maxImpressions)}`
