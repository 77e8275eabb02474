import { createRoute } from '@tanstack/react-router'
import { type Period, periodDays } from '@thela/contract/values/date-range'
import * as titles from '@thela/words/app/titles'
import { dayParam, enumParam, searchParams, textParam } from '../../api/search-params.ts'
import { SessionGate } from '../SessionGate.tsx'
import { requireVendor } from './guards.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

const vendorArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'vendor',
  beforeLoad: requireVendor,
  component: () => <SessionGate admits={(session) => session.isVendor} />,
})

const vendorLayout = createRoute({
  getParentRoute: () => vendorArea,
  id: 'layout',
  component: lazyPage(() => import('../../dashboard/shell/VendorLayout.tsx'), 'VendorLayout'),
})

const home = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard',
  component: lazyPage(() => import('../../dashboard/home/HomePage.tsx'), 'HomePage'),
  staticData: { title: titles.dashboard },
})

const categories = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/categories',
  validateSearch: searchParams({ add: enumParam(['1']) }),
  component: lazyPage(() => import('../../dashboard/categories/CategoriesPage.tsx'), 'CategoriesPage'),
  staticData: { title: titles.categories },
})

const items = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/items',
  validateSearch: searchParams({
    search: textParam,
    categoryId: textParam,
    add: enumParam(['1']),
    edit: textParam,
  }),
  component: lazyPage(() => import('../../dashboard/items/ItemsPage.tsx'), 'ItemsPage'),
  staticData: { title: titles.items },
})

/** Opened as a step on the way to a first menu. */
const guide = enumParam(['1'])

const addDishes = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/items/add-dishes',
  validateSearch: searchParams({
    way: enumParam(['paste', 'photo', 'csv']),
    kind: textParam,
    view: enumParam(['ticked']),
    guide,
  }),
  component: lazyPage(() => import('../../dashboard/add-dishes/AddDishesPage.tsx'), 'AddDishesPage'),
  staticData: { title: titles.addDishes },
})

const profile = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/profile',
  component: lazyPage(() => import('../../dashboard/profile/ProfilePage.tsx'), 'ProfilePage'),
  staticData: { title: titles.profile },
})

const periods = Object.keys(periodDays) as Period[]

const analytics = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/analytics',
  validateSearch: searchParams({
    period: enumParam(periods),
    startDate: dayParam,
    endDate: dayParam,
    type: enumParam(['MENU_VIEW', 'QR_SCAN']),
  }),
  component: lazyPage(() => import('../../dashboard/analytics/AnalyticsPage.tsx'), 'AnalyticsPage'),
  staticData: { title: titles.analytics },
})

const qrCode = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/qr-code',
  validateSearch: searchParams({ guide }),
  component: lazyPage(() => import('../../dashboard/qr-code/QrCodePage.tsx'), 'QrCodePage'),
  staticData: { title: titles.qrCode },
})

const templates = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/templates',
  validateSearch: searchParams({ guide }),
  component: lazyPage(() => import('../../dashboard/templates/TemplatesPage.tsx'), 'TemplatesPage'),
  staticData: { title: titles.templates },
})

export const vendorRoutes = vendorArea.addChildren([
  vendorLayout.addChildren([home, categories, items, addDishes, profile, analytics, qrCode, templates]),
])
