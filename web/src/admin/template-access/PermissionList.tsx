import type { TemplatePermission } from '@thela/contract/templates/access'
import { formatDate } from '@thela/contract/values/dates'
import { Badge } from '../../ui/Badge.tsx'
import { statusTones } from './status-tones.ts'

export function PermissionList({ permissions }: { permissions: TemplatePermission[] }) {
  return (
    <ul aria-label="Permissions" className="grid gap-2">
      {permissions.map(({ id, vendor, status, expiresAt, admin, grantedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2"
        >
          <span className="grid">
            <span className="font-medium">{vendor.businessName}</span>
            <span className="text-ink-faint text-xs">
              Granted {formatDate(grantedAt)} by {admin?.name ?? 'N/A'}, expires{' '}
              {expiresAt ? formatDate(expiresAt) : 'Never'}
            </span>
          </span>
          <Badge tone={statusTones[status]}>{status}</Badge>
        </li>
      ))}
    </ul>
  )
}
