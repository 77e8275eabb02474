import { createRoute } from '@tanstack/react-router'
import { SessionGate } from '../SessionGate.tsx'
import { requireAdmin } from './guards.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.tsx'

export const adminArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'admin',
  beforeLoad: requireAdmin,
  component: () => <SessionGate admits={(session) => session.isAdmin} />,
})

export const adminLayout = createRoute({
  getParentRoute: () => adminArea,
  id: 'layout',
  component: lazyPage(() => import('../../admin/shell/AdminLayout.tsx'), 'AdminLayout'),
})
