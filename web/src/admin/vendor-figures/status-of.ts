import type { AdminVendor } from '@thela/contract/admin/vendors'

/** Active means online and not banned (DEC-161); who is banned is that whatever else is said of him (DEC-162). */
export function statusOf({ isActive, isBanned }: Pick<AdminVendor, 'isActive' | 'isBanned'>) {
  if (isBanned) return 'Banned'
  return isActive ? 'Active' : 'Inactive'
}
