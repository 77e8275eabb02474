import { useQuery } from '@tanstack/react-query'
import type { TemplatePermission } from '@thela/contract/templates/access'
import type { Template } from '@thela/contract/templates/catalogue'
import { useState } from 'react'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { AccessLevelDialog } from './AccessLevelDialog.tsx'
import { permissionsQuery, purchasesQuery, templatesQuery, useRevoke } from './api.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import { GrantForm } from './GrantForm.tsx'
import { OverviewTable } from './OverviewTable.tsx'
import { PermissionsTable, PurchasesTable } from './PermissionsTable.tsx'

type Opened = { what: 'details' | 'level'; template: Template }

export function TemplateAccessPage() {
  const [page, setPage] = useState(1)
  const lists = [
    useQuery(templatesQuery),
    useQuery(permissionsQuery({ status: 'active' }, page)),
    useQuery(purchasesQuery),
  ] as const
  const [templates, permissions, purchases] = lists
  const [granted, setGranted] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const [toRevoke, setToRevoke] = useState<TemplatePermission>()

  if (lists.some(({ isLoadingError }) => isLoadingError)) {
    return (
      <div className="grid gap-5">
        <Header />
        <Card flush>
          <ErrorPanel
            message="We could not load template access."
            retrying={lists.some(({ isFetching }) => isFetching)}
            onRetry={() => lists.filter(({ isError }) => isError).map(({ refetch }) => refetch())}
          />
        </Card>
      </div>
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Header />
      <GrantForm templates={templates.data ?? []} templateId={granted} onTemplate={setGranted} />
      <PurchasesTable purchases={purchases.data} />
      <OverviewTable
        templates={templates.data}
        onGrant={({ templateId }) => {
          setGranted(templateId)
          document.getElementById('grant-access')?.scrollIntoView({ block: 'start' })
        }}
        onOpen={(what, template) => setOpened({ what, template })}
      />
      <PermissionsTable
        permissions={permissions.data?.permissions}
        total={permissions.data?.total ?? 0}
        page={page}
        onPageChange={setPage}
        onRevoke={setToRevoke}
      />
      {opened?.what === 'details' && (
        <DetailsDialog template={opened.template} onClose={() => setOpened(undefined)} />
      )}
      {opened?.what === 'level' && (
        <AccessLevelDialog template={opened.template} onClose={() => setOpened(undefined)} />
      )}
      {toRevoke && <RevokeDialog permission={toRevoke} onClose={() => setToRevoke(undefined)} />}
    </div>
  )
}

const Header = () => (
  <PageHeader
    title="Template Access Control"
    description="Free templates are for all vendors. Custom and premium templates are only for vendors you grant access to."
  />
)

type RevokeDialogProps = { permission: TemplatePermission; onClose: () => void }

function RevokeDialog({ permission: { template, vendor }, onClose }: RevokeDialogProps) {
  const revoke = useRevoke()
  const pair = { templateId: template.templateId, vendorId: vendor.id }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Revoke access?"
      description={`${vendor.businessName} will no longer be able to use "${template.name}". A menu that uses it will switch to the default layout.`}
      confirmLabel="Revoke Access"
      busy={revoke.isPending}
      busyLabel="Revoking..."
      onConfirm={() => revoke.mutate(pair, { onSuccess: onClose })}
    />
  )
}
