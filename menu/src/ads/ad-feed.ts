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

/** Floating ads begin with any of them; banners begin with the first. */
export const feedRules = {
  FLOATING: { everyMs: 120_000, staleMs: 300_000, retries: 1, shufflesEquals: false },
  BANNER: { everyMs: 60_000, staleMs: 30_000, retries: 2, shufflesEquals: true },
} satisfies Record<MenuSlotType, Rules>

type Wish = { type: MenuSlotType; sessionStart: number }

/** The ads for one menu, kept fresh for as long as it is open. */
export function makeFeed(vendor: PublicVendor, wish: Wish): AdFeed {
  let latest: ReturnType<AdFeed['read']> = null
  const listeners = new Set<() => void>()

  const { shufflesEquals, ...rules } = feedRules[wish.type]
  const ask = () => fetchJson<Delivered>(adsAddress(vendor, wish))
  poll({ ...rules, ask }, (answer) => {
    const dealt = answer && shufflesEquals ? { ...answer, data: shuffleEquals(answer.data) } : answer
    // What was delivered once stays when a later ask fails.
    latest = dealt ?? latest ?? 'failed'
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

/** The server believes the place it knows; what is said here fills only what it lacks (DEC-111). */
export function adsAddress(vendor: PublicVendor, { type, sessionStart }: Wish) {
  const { area, city, state, country } = vendor
  const said = Object.entries({ type, area, city, state, country, sessionStart })
  const query = new URLSearchParams(said.map(([name, value]) => [name, String(value ?? '')]))
  return `/api/public/ads/vendor/${vendor.id}?${query}`
}

/** The highest priority first; among equals chance decides, so that no slot is always the newest one's. */
export const shuffleEquals = <Ad extends { priority: number }>(ads: Ad[], random = Math.random) =>
  ads
    .map((ad) => ({ ad, chance: random() }))
    .sort((one, other) => other.ad.priority - one.ad.priority || one.chance - other.chance)
    .map(({ ad }) => ad)
