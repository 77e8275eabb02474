import { createRoute } from '@tanstack/react-router'
import { Day, Period } from '@thela/contract/values/date-range'
import { z } from 'zod'
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
  staticData: { title: 'Dashboard' },
})

const categories = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/categories',
  validateSearch: z.object({ add: z.literal('1').optional().catch(undefined) }),
  component: lazyPage(() => import('../../dashboard/categories/CategoriesPage.tsx'), 'CategoriesPage'),
  staticData: { title: 'Categories' },
})

const items = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/items',
  validateSearch: z.object({
    search: z.string().optional(),
    categoryId: z.string().optional(),
    add: z.literal('1').optional().catch(undefined),
    edit: z.string().optional(),
  }),
  component: lazyPage(() => import('../../dashboard/items/ItemsPage.tsx'), 'ItemsPage'),
  staticData: { title: 'Menu Items' },
})

/** Opened as a step on the way to a first menu. */
const guide = z.literal('1').optional().catch(undefined)

const addDishes = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/items/add-dishes',
  validateSearch: z.object({
    way: z.enum(['paste', 'photo', 'csv']).optional().catch(undefined),
    kind: z.string().optional(),
    view: z.literal('ticked').optional().catch(undefined),
    guide,
  }),
  component: lazyPage(() => import('../../dashboard/add-dishes/AddDishesPage.tsx'), 'AddDishesPage'),
  staticData: { title: 'Add Dishes' },
})

const profile = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/profile',
  component: lazyPage(() => import('../../dashboard/profile/ProfilePage.tsx'), 'ProfilePage'),
  staticData: { title: 'Profile' },
})

const analytics = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/analytics',
  validateSearch: z.object({
    period: Period.optional().catch(undefined),
    startDate: Day.optional().catch(undefined),
    endDate: Day.optional().catch(undefined),
    type: z.enum(['MENU_VIEW', 'QR_SCAN']).optional().catch(undefined),
  }),
  component: lazyPage(() => import('../../dashboard/analytics/AnalyticsPage.tsx'), 'AnalyticsPage'),
  staticData: { title: 'Analytics' },
})

const qrCode = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/qr-code',
  validateSearch: z.object({ guide }),
  component: lazyPage(() => import('../../dashboard/qr-code/QrCodePage.tsx'), 'QrCodePage'),
  staticData: { title: 'QR Code' },
})

const templates = createRoute({
  getParentRoute: () => vendorLayout,
  path: '/dashboard/templates',
  validateSearch: z.object({ guide }),
  component: lazyPage(() => import('../../dashboard/templates/TemplatesPage.tsx'), 'TemplatesPage'),
  staticData: { title: 'Templates' },
})

export const vendorRoutes = vendorArea.addChildren([
  vendorLayout.addChildren([home, categories, items, addDishes, profile, analytics, qrCode, templates]),
])
