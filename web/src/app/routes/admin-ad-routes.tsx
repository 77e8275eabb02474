import { createRoute } from '@tanstack/react-router'
import { adTypes } from '@thela/contract/ads/ad-types'
import { adPageSizes, queuePageSizes, targetLevels } from '@thela/contract/values/choices'
import {
  enumParam,
  pageParam,
  placeParams,
  searchParams,
  sizeParam,
  textParam,
} from '../../api/search-params.ts'
import { adminLayout } from './admin-layout-route.tsx'
import { lazyPage } from './lazy-page.ts'

const band = enumParam(['high', 'medium', 'low'])

const ads = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/ads',
  validateSearch: searchParams({
    search: textParam,
    type: enumParam(adTypes),
    ...placeParams,
    page: pageParam,
    limit: sizeParam(adPageSizes),
  }),
  component: lazyPage(() => import('../../admin/ads/AdsPage.tsx'), 'AdsPage'),
  staticData: { title: 'Ads' },
})

const adQueue = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/ad-queue',
  validateSearch: searchParams({
    search: textParam,
    adType: enumParam(adTypes),
    status: enumParam(['active', 'inactive']),
    location: textParam,
    priority: band,
    page: pageParam,
    limit: sizeParam(queuePageSizes),
  }),
  component: lazyPage(() => import('../../admin/ad-queue/AdQueuePage.tsx'), 'AdQueuePage'),
  staticData: { title: 'Ad Queue' },
})

const areaAdQueue = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/area-ad-queue',
  validateSearch: searchParams({
    search: textParam,
    ...placeParams,
    locationType: enumParam(targetLevels),
    priority: band,
    isActive: enumParam(['true', 'false']),
    page: pageParam,
  }),
  component: lazyPage(() => import('../../admin/area-ad-queue/AreaAdQueuePage.tsx'), 'AreaAdQueuePage'),
  staticData: { title: 'Area Ad Queue' },
})

const adConfig = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/ad-config',
  component: lazyPage(() => import('../../admin/ad-config/AdConfigPage.tsx'), 'AdConfigPage'),
  staticData: { title: 'Ad Configuration' },
})

export const adminAdRoutes = [ads, adQueue, areaAdQueue, adConfig] as const
