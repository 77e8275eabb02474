import type { MenuSlotType } from '@thela/contract/ads/ad-types'
import type { AdPlacement } from '@thela/contract/ads/delivery'
import type { PublicVendor } from '@thela/contract/menus/page-data'
import { useSyncExternalStore } from 'react'
import { fetchJson } from '../app/fetch-json.ts'
import { poll } from './poll.ts'

export type Delivered = { data: AdPlacement[]; fallbackToAdSense: boolean }
/** Null until the first answer. */
export type AdFeed = {
  read: () => Delivered | 'failed' | null
  subscribe: (listen: () => void) => () => void
}

type Rules = { everyMs: number; staleMs: number; retries: number; shufflesEquals: boolean }

/** Floating ads start with a random one; banners start with the first. */
export const feedRules = {
  FLOATING: { everyMs: 120_000, staleMs: 300_000, retries: 1, shufflesEquals: false },
  BANNER: { everyMs: 60_000, staleMs: 30_000, retries: 2, shufflesEquals: true },
} satisfies Record<MenuSlotType, Rules>

type FeedRequest = { type: MenuSlotType; sessionStart: number }

/** The ads for one menu, refetched for as long as it is open. */
export function makeFeed(vendor: PublicVendor, request: FeedRequest): AdFeed {
  let latest: ReturnType<AdFeed['read']> = null
  const listeners = new Set<() => void>()

  const { shufflesEquals, ...rules } = feedRules[request.type]
  const ask = () => fetchJson<Delivered>(adsUrl(vendor, request))
  poll({ ...rules, ask }, (answer) => {
    const delivered =
      answer && shufflesEquals ? { ...answer, data: shuffleEqualPriorities(answer.data) } : answer
    // Keeps the last ads when a later request fails.
    latest = delivered ?? latest ?? 'failed'
    for (const listen of listeners) listen()
  })

  return {
    read: () => latest,
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

export const useFeed = ({ subscribe, read }: AdFeed) => useSyncExternalStore(subscribe, read, read)

/** The server uses the place that it has stored; these parameters only fill what is missing there (DEC-111). */
export function adsUrl(vendor: PublicVendor, { type, sessionStart }: FeedRequest) {
  const { area, city, state, country } = vendor
  const parameters = Object.entries({ type, area, city, state, country, sessionStart })
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value ?? '')]))
  return `/api/public/ads/vendor/${vendor.id}?${query}`
}

/** The highest priority first, equal priorities in random order, so that the newest ad is not always in the first slot. */
export const shuffleEqualPriorities = <Ad extends { priority: number }>(ads: Ad[], random = Math.random) =>
  ads
    .map((ad) => ({ ad, chance: random() }))
    .sort((one, other) => other.ad.priority - one.ad.priority || one.chance - other.chance)
    .map(({ ad }) => ad)
