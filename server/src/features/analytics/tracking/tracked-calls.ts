import { trackingApi } from '@thela/contract/analytics/tracking'
import type { z } from 'zod'
import type { Visit } from './refuse-visit.ts'

type TrackingEndpoint = (typeof trackingApi)[keyof typeof trackingApi]
type VisitDetails = Omit<Visit, 'eventId' | 'vendorId' | 'at' | 'ip' | 'userAgent'>
type BodyOf<E extends TrackingEndpoint> = z.output<E['schema']['body']>
type Body = { eventId?: string; vendorId?: string }
type Seen = Pick<Visit, 'ip' | 'userAgent'>

/** A tracking endpoint, and how its body becomes a visit. */
export type TrackedCall = {
  endpoint: TrackingEndpoint
  visitOf: (body: unknown, seen: Seen) => Visit
}

export const trackedCalls: TrackedCall[] = [
  trackedCall(trackingApi.scanQrCode, ({ vendorName, scanId }) => ({
    type: 'QR_SCAN',
    vendorName,
    details: scanId ? { scanId } : undefined,
  })),
  trackedCall(trackingApi.viewMenu, () => ({ type: 'MENU_VIEW' })),
  trackedCall(trackingApi.viewCategory, ({ categoryId }) => ({ type: 'CATEGORY_VIEW', categoryId })),
  trackedCall(trackingApi.clickItem, ({ itemId }) => ({ type: 'ITEM_CLICK', itemId })),
  trackedCall(trackingApi.search, ({ query, resultCount }) => ({
    type: 'SEARCH_QUERY',
    details: { query, resultCount },
  })),
  trackedCall(trackingApi.favorite, ({ itemId, favorite }) => ({
    type: 'FAVORITE_ITEM',
    itemId,
    isUndone: !favorite,
  })),
  trackedCall(trackingApi.showSlip, () => ({ type: 'SLIP_SHOWN' })),
  trackedCall(trackingApi.sendSlip, () => ({ type: 'SLIP_SENT' })),
  trackedCall(trackingApi.openPayment, () => ({ type: 'SLIP_PAY_OPENED' })),
  trackedCall(trackingApi.share, ({ method }) => ({ type: 'SHARE_MENU', details: { method } })),
]

function trackedCall<E extends TrackingEndpoint>(
  endpoint: E,
  read: (body: BodyOf<E>) => VisitDetails,
): TrackedCall {
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
