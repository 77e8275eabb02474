import { createRoute } from '@tanstack/react-router'
import { auditActions, auditEntities, auditPeriods } from '@thela/contract/values/choices'
import { readAnalyticsSearch } from '../../admin/analytics/analytics-search.ts'
import { readReportsSearch } from '../../admin/reports/reports-search.ts'
import { enumParam, pageParam, placeParams, searchParams, textParam } from '../../api/search-params.ts'
import { adminAdRoutes } from './admin-ad-routes.tsx'
import { adminArea, adminLayout } from './admin-layout-route.tsx'
import { lazyPage } from './lazy-page.ts'

const dashboard = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin',
  validateSearch: searchParams({ messages: enumParam(['handled', 'all']), page: pageParam }),
  component: lazyPage(() => import('../../admin/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  staticData: { title: 'Dashboard' },
})

const vendors = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/vendors',
  validateSearch: searchParams({
    search: textParam,
    status: enumParam(['active', 'inactive']),
    ...placeParams,
    page: pageParam,
  }),
  component: lazyPage(() => import('../../admin/vendors/VendorsPage.tsx'), 'VendorsPage'),
  staticData: { title: 'Vendors' },
})

const limitedPeriods = auditPeriods.filter((period) => period !== 'all')

const auditLogs = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/audit-logs',
  validateSearch: searchParams({
    search: textParam,
    action: enumParam(auditActions),
    entity: enumParam(auditEntities),
    period: enumParam(limitedPeriods),
    page: pageParam,
  }),
  component: lazyPage(() => import('../../admin/audit-logs/AuditLogsPage.tsx'), 'AuditLogsPage'),
  staticData: { title: 'Audit Logs' },
})

const admins = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/admins',
  component: lazyPage(() => import('../../admin/admins/AdminsPage.tsx'), 'AdminsPage'),
  staticData: { title: 'Administrators' },
})

const settings = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/settings',
  component: lazyPage(() => import('../../admin/settings/SettingsPage.tsx'), 'SettingsPage'),
  staticData: { title: 'System Settings' },
})

const locations = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/locations',
  validateSearch: searchParams({ search: textParam }),
  component: lazyPage(() => import('../../admin/locations/LocationsPage.tsx'), 'LocationsPage'),
  staticData: { title: 'Locations' },
})

const analytics = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/analytics',
  validateSearch: readAnalyticsSearch,
  component: lazyPage(() => import('../../admin/analytics/AnalyticsPage.tsx'), 'AnalyticsPage'),
  staticData: { title: 'Platform Analytics' },
})

const reports = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/reports',
  validateSearch: readReportsSearch,
  component: lazyPage(() => import('../../admin/reports/ReportsPage.tsx'), 'ReportsPage'),
  staticData: { title: 'Vendor Reports' },
})

const templates = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/templates',
  component: lazyPage(
    () => import('../../admin/templates/TemplateManagementPage.tsx'),
    'TemplateManagementPage',
  ),
  staticData: { title: 'Template Management' },
})

const templateAccess = createRoute({
  getParentRoute: () => adminLayout,
  path: '/admin/template-access',
  component: lazyPage(
    () => import('../../admin/template-access/TemplateAccessPage.tsx'),
    'TemplateAccessPage',
  ),
  staticData: { title: 'Template Access' },
})

export const adminRoutes = adminArea.addChildren([
  adminLayout.addChildren([
    dashboard,
    vendors,
    auditLogs,
    admins,
    settings,
    locations,
    analytics,
    reports,
    ...adminAdRoutes,
    templates,
    templateAccess,
  ]),
])
