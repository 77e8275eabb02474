import { trackingApi } from '@thela/contract/analytics/tracking'
import type { z } from 'zod'
import type { Visit } from './accept-event.ts'

type TrackingEndpoint = (typeof trackingApi)[keyof typeof trackingApi]
type Told = Omit<Visit, 'eventId' | 'vendorId' | 'at' | 'ip' | 'userAgent'>
type BodyOf<E extends TrackingEndpoint> = z.output<E['schema']['body']>
type Body = { eventId?: string; vendorId?: string }
type Seen = Pick<Visit, 'ip' | 'userAgent'>

/** What each call says about a visit. */
export type Telling = {
  endpoint: TrackingEndpoint
  visitOf: (body: unknown, seen: Seen) => Visit
}

export const tellings: Telling[] = [
  telling(trackingApi.scanQrCode, ({ vendorName, scanId }) => ({
    type: 'QR_SCAN',
    vendorName,
    details: scanId ? { scanId } : undefined,
  })),
  telling(trackingApi.viewMenu, () => ({ type: 'MENU_VIEW' })),
  telling(trackingApi.viewCategory, ({ categoryId }) => ({ type: 'CATEGORY_VIEW', categoryId })),
  telling(trackingApi.clickItem, ({ itemId }) => ({ type: 'ITEM_CLICK', itemId })),
  telling(trackingApi.search, ({ query, resultCount }) => ({
    type: 'SEARCH_QUERY',
    details: { query, resultCount },
  })),
  telling(trackingApi.favorite, ({ itemId, favorite }) => ({
    type: 'FAVORITE_ITEM',
    itemId,
    isUndone: !favorite,
  })),
  telling(trackingApi.share, ({ method }) => ({ type: 'SHARE_MENU', details: { method } })),
]

function telling<E extends TrackingEndpoint>(endpoint: E, read: (body: BodyOf<E>) => Told): Telling {
  return {
    endpoint,
    visitOf: (body, seen) => {
      const { eventId, vendorId } = body as Body
      return { ...read(body as BodyOf<E>), eventId, vendorId, at: new Date(), ...seen }
    },
  }
}

export const userAgentOf = ({ headers }: { headers: { 'user-agent'?: string } }) =>
  headers['user-agent']?.slice(0, 300) ?? ''
