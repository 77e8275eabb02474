import { adTypeTraits } from '@thela/contract/ads/ad-types'
import { addDays } from '@thela/contract/values/date-range'
import type { Db } from '../db/connect.ts'
import { placeAd, placeOnSave } from '../features/ads/queue/place-ad.ts'
import { findAd, insertAd, raiseDeliveryRevision } from '../features/ads/record/queries.ts'
import { momentOf } from '../features/core/events/business-time.ts'

const surat = { country: 'India', state: 'Gujarat', city: 'Surat' }
const nowhere = { country: null, state: null, city: null, area: null }
const floating = { adType: 'FLOATING' } as const
const banner = { adType: 'BANNER' } as const

/** Invented shops around the street: one ad of each type and level, so that every menu shows what ads look like. */
export const demoAds = [
  {
    ...floating,
    title: 'Tapi Tea: second cup free',
    description: 'Every evening from five to seven, right behind Chowk Bazar.',
    picture: 'chai',
    targetLevel: 'AREA',
    ...nowhere,
    ...surat,
    area: 'Chowk Bazar',
    budget: 5000,
  },
  {
    ...floating,
    title: 'Coco to go, all over Surat',
    description: 'Cold coco in a bottle, delivered in half an hour.',
    picture: 'cold-coco',
    targetLevel: 'CITY',
    ...nowhere,
    ...surat,
    budget: 8000,
  },
  {
    ...floating,
    title: 'Farsan by post from Gujarat',
    description: 'Khaman, khakhra and ghari, packed the day they are made.',
    picture: 'khaman',
    targetLevel: 'STATE',
    ...nowhere,
    country: 'India',
    state: 'Gujarat',
    budget: 12000,
  },
  {
    ...floating,
    title: 'Steel tiffins that keep it hot',
    description: 'Four boxes, one lock, lunch for the whole office.',
    picture: 'thali',
    targetLevel: 'COUNTRY',
    ...nowhere,
    country: 'India',
    budget: 20000,
  },
  {
    ...banner,
    title: 'Mint coolers at Athwalines',
    description: 'Pressed while you wait.',
    picture: 'mint-cooler',
    targetLevel: 'CITY',
    ...nowhere,
    ...surat,
    budget: 3000,
  },
  {
    ...banner,
    title: 'Your stall could be here',
    description: 'Ask us about ads for your area, your city or all of India.',
    picture: 'ice-cream',
    targetLevel: null,
    ...nowhere,
    budget: 1000,
  },
  {
    adType: 'HYPERLOCAL',
    title: 'Hot jalebi around the corner',
    description: 'Fried until midnight, five minutes on foot.',
    picture: 'jalebi',
    targetLevel: null,
    ...nowhere,
    latitude: 21.17,
    longitude: 72.83,
    radiusKm: 5,
    budget: 700,
  },
] as const

export async function addDemoAds(db: Db, pictures: Map<string, string>) {
  const { day } = momentOf(new Date())
  const days = { startsOn: addDays(day, -30), endsOn: addDays(day, 365) }

  for (const [n, { picture, ...demo }] of demoAds.entries()) {
    const id = `demo-ad-${n + 1}`
    const linkUrl = `https://example.com/offers/${picture}`
    await insertAd(db, { ...demo, id, linkUrl, imageUrl: pictures.get(picture) ?? null, ...days })
    const ad = await findAd(db, id)
    if (adTypeTraits[ad.adType].queue === 'second-step' && ad.targetLevel)
      await placeAd(db, ad, { level: ad.targetLevel, place: ad, ...days })
    else await placeOnSave(db, ad)
  }
  await raiseDeliveryRevision(db)
}
