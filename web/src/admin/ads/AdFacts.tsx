import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Ad } from '@thela/contract/ads/ads'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { formatCount } from '@thela/contract/values/numbers'
import { type Fact, FactList } from '../FactList.tsx'

export function AdFacts({ ad }: { ad: Ad }) {
  return <FactList facts={[...targetOf(ad), ...factsOf(ad)]} />
}

const targetOf = ({ adType, latitude, longitude, radius, location }: Ad): Fact[] =>
  adTypeTraits[adType].target === 'circle'
    ? [
        ['Latitude', latitude],
        ['Longitude', longitude],
        ['Radius', `${radius} km`],
      ]
    : [['Location', location ?? 'Everywhere']]

const factsOf = (ad: Ad): Fact[] => [
  ['Budget', ad.budget === null ? 'None' : formatRupees(ad.budget)],
  ['Start', formatDate(ad.startDate)],
  ['End', formatDate(ad.endDate)],
  ['Impressions', formatCount(ad.impressions)],
  ['Clicks', formatCount(ad.clicks)],
]
