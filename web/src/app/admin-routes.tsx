import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAdmin } from './guards.ts'
import { rootRoute } from './root-route.tsx'
import { adminRoutesNotBuilt } from './routes-not-built.tsx'
import { SessionGate } from './SessionGate.tsx'

const adminArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'admin',
  beforeLoad: requireAdmin,
  component: () => <SessionGate admits={(session) => session.isAdmin} />,
})

const adminLayout = createRoute({
  getParentRoute: () => adminArea,
  id: 'layout',
  component: lazyRouteComponent(() => import('../admin/AdminLayout.tsx'), 'AdminLayout'),
})

export const adminRoutes = adminArea.addChildren([
  adminLayout.addChildren([...adminRoutesNotBuilt(adminLayout)]),
])
