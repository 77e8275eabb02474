import {
  ChartColumn,
  LayoutDashboard,
  LayoutTemplate,
  QrCode,
  Tags,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react'

export const vendorNavigation = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/dashboard/categories', label: 'Categories', Icon: Tags },
  { to: '/dashboard/items', label: 'Items', Icon: UtensilsCrossed },
  { to: '/dashboard/profile', label: 'Profile', Icon: UserRound },
  { to: '/dashboard/analytics', label: 'Analytics', Icon: ChartColumn },
  { to: '/dashboard/templates', label: 'Templates', Icon: LayoutTemplate },
  { to: '/dashboard/qr-code', label: 'QR Code', Icon: QrCode },
] as const

const daily = new Set<string>([
  '/dashboard',
  '/dashboard/categories',
  '/dashboard/items',
  '/dashboard/qr-code',
])

/** What is under the thumb all day. */
export const dailyNavigation = vendorNavigation.filter(({ to }) => daily.has(to))
