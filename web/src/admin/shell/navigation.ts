import {
  ChartColumn,
  FileText,
  KeyRound,
  LayoutDashboard,
  LayoutTemplate,
  ListOrdered,
  MapPin,
  MapPinned,
  Megaphone,
  ScrollText,
  Settings,
  SlidersHorizontal,
  Store,
} from 'lucide-react'

export const adminNavigation = [
  {
    title: 'Overview',
    links: [
      { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
      { to: '/admin/analytics', label: 'Analytics', Icon: ChartColumn },
      { to: '/admin/reports', label: 'Reports', Icon: FileText },
    ],
  },
  {
    title: 'Vendors',
    links: [
      { to: '/admin/vendors', label: 'Vendors', Icon: Store },
      { to: '/admin/templates', label: 'Templates', Icon: LayoutTemplate },
      { to: '/admin/template-access', label: 'Template Access', Icon: KeyRound },
      { to: '/admin/locations', label: 'Locations', Icon: MapPin },
    ],
  },
  {
    title: 'Advertising',
    links: [
      { to: '/admin/ads', label: 'Ads', Icon: Megaphone },
      { to: '/admin/ad-queue', label: 'Ad Queue', Icon: ListOrdered },
      { to: '/admin/area-ad-queue', label: 'Area Ad Queue', Icon: MapPinned },
      { to: '/admin/ad-config', label: 'Ad Configuration', Icon: SlidersHorizontal },
    ],
  },
  {
    title: 'Platform',
    links: [
      { to: '/admin/audit-logs', label: 'Audit Logs', Icon: ScrollText },
      { to: '/admin/settings', label: 'Settings', Icon: Settings },
    ],
  },
] as const
