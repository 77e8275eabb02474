import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adPageSizes, adTypes, queuePageSizes, targetLevels } from '@thela/contract/choices'
import { z } from 'zod'
import { adminLayout } from './admin-layout-route.tsx'

const Text = z.string().optional().catch(undefined)
const oneOf = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z.enum(choices).optional().catch(undefined)
const size = (sizes: readonly number[]) =>
  z.coerce
    .number()
    .refine((number) => sizes.includes(number))
    .optional()
    .catch(undefined)
const page = z.coerce.number().int().min(2).optional().catch(undefined)
const place = { country: Text, state: Text, city: Text, area: Text }
const band = oneOf(['high', 'medium', 'low'])

const ads = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/ads',
  validateSearch: z.object({ search: Text, type: oneOf(adTypes), ...place, page, limit: size(adPageSizes) }),
  component: lazyRouteComponent(() => import('../admin/ads/AdsPage.tsx'), 'AdsPage'),
  staticData: { title: 'Ads' },
})

const adQueue = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/ad-queue',
  validateSearch: z.object({
    search: Text,
    adType: oneOf(adTypes),
    status: oneOf(['active', 'inactive']),
    location: Text,
    priority: band,
    page,
    limit: size(queuePageSizes),
  }),
  component: lazyRouteComponent(() => import('../admin/ad-queue/AdQueuePage.tsx'), 'AdQueuePage'),
  staticData: { title: 'Ad Queue' },
})

const areaAdQueue = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/area-ad-queue',
  validateSearch: z.object({
    search: Text,
    ...place,
    locationType: oneOf(targetLevels),
    priority: band,
    isActive: oneOf(['true', 'false']),
    page,
  }),
  component: lazyRouteComponent(
    () => import('../admin/area-ad-queue/AreaAdQueuePage.tsx'),
    'AreaAdQueuePage',
  ),
  staticData: { title: 'Area Ad Queue' },
})

const adConfig = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/ad-config',
  component: lazyRouteComponent(() => import('../admin/ad-config/AdConfigPage.tsx'), 'AdConfigPage'),
  staticData: { title: 'Ad Configuration' },
})

export const adminAdRoutes = [ads, adQueue, areaAdQueue, adConfig] as const
