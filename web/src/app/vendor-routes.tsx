import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireVendor } from './guards.ts'
import { rootRoute } from './root-route.tsx'
import { vendorRoutesNotBuilt } from './routes-not-built.tsx'
import { SessionGate } from './SessionGate.tsx'

const vendorArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'vendor',
  beforeLoad: requireVendor,
  component: () => <SessionGate admits={(session) => session.isVendor} />,
})

const vendorLayout = createRoute({
  getParentRoute: () => vendorArea,
  id: 'layout',
  component: lazyRouteComponent(() => import('../vendor/VendorLayout.tsx'), 'VendorLayout'),
})

export const vendorRoutes = vendorArea.addChildren([
  vendorLayout.addChildren([...vendorRoutesNotBuilt(vendorLayout)]),
])
