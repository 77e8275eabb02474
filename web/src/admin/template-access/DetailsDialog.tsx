import { useQuery } from '@tanstack/react-query'
import type { TemplatePermission } from '@thela/contract/templates/access'
import type { Template } from '@thela/contract/templates/catalogue'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { permissionsQuery, SHOWN_AT_ONCE } from './api.ts'
import { AccessLevelBadge, statusTones } from './OverviewTable.tsx'

type Props = { template: Template; onClose: () => void }

/** A template with all its current and former permissions. */
export function DetailsDialog({ template, onClose }: Props) {
  const [page, setPage] = useState(1)
  const query = useQuery(permissionsQuery({ status: 'all', templateId: template.templateId }, page))
  const total = query.data?.total ?? 0

  return (
    <Dialog open onOpenChange={onClose} title={template.name} description={template.description} size="lg">
      <div className="grid gap-4 text-sm">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <code>{template.templateId}</code>
          <AccessLevelBadge level={template.accessLevel} />
          <span>{template.price === null ? 'No price' : formatRupees(template.price)}</span>
          <span className="text-ink-faint">Created {formatDate(template.createdAt)}</span>
        </div>
        {query.isPending && <Skeleton height="8rem" />}
        {query.isLoadingError && <QueryFailure query={query} message="We could not load the permissions." />}
        {query.data && total === 0 && <EmptyState icon={<KeyRound />} title="No permissions granted yet" />}
        {query.data && total > 0 && <PermissionList permissions={query.data.permissions} />}
        {total > SHOWN_AT_ONCE && (
          <Pagination
            page={page}
            pageSize={SHOWN_AT_ONCE}
            total={total}
            noun="permissions"
            onPageChange={setPage}
          />
        )}
      </div>
    </Dialog>
  )
}

function PermissionList({ permissions }: { permissions: TemplatePermission[] }) {
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
