import { formatDate } from '@thela/contract/dates'
import { formatRupees } from '@thela/contract/money'
import type { TemplatePermission } from '@thela/contract/template-access'
import type { Template } from '@thela/contract/templates'
import { KeyRound } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AccessLevelBadge } from './AccessLevelBadge.tsx'

type Props = { template: Template; permissions: TemplatePermission[]; onClose: () => void }

const tones = { Active: 'good', Expired: 'warn', Inactive: 'neutral' } as const

/** A template with everyone who has, or once had, a permission for it. */
export function DetailsDialog({ template, permissions, onClose }: Props) {
  const own = permissions.filter((permission) => permission.template.templateId === template.templateId)

  return (
    <Dialog open onOpenChange={onClose} title={template.name} description={template.description} size="lg">
      <div className="grid gap-4 text-sm">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <code>{template.templateId}</code>
          <AccessLevelBadge level={template.accessLevel} />
          <span>{template.price === null ? 'No price' : formatRupees(template.price)}</span>
          <span className="text-ink-faint">Created {formatDate(template.createdAt)}</span>
        </div>
        {own.length === 0 ? (
          <EmptyState icon={<KeyRound />} title="No permissions were granted yet" />
        ) : (
          <ul aria-label="Permissions" className="grid gap-2">
            {own.map(({ id, vendor, status, expiresAt, admin, grantedAt }) => (
              <li key={id} className="flex flex-wrap justify-between gap-2 rounded-md bg-sunken px-3 py-2">
                <span className="grid">
                  <span className="font-medium">{vendor.businessName}</span>
                  <span className="text-ink-faint text-xs">
                    Granted {formatDate(grantedAt)} by {admin?.name ?? 'N/A'}, expires{' '}
                    {expiresAt ? formatDate(expiresAt) : 'Never'}
                  </span>
                </span>
                <Badge tone={tones[status]}>{status}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
