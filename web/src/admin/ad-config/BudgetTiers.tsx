import { useQuery } from '@tanstack/react-query'
import { levelLabels } from '@thela/contract/ads/ad-targets'
import type { BudgetTier } from '@thela/contract/ads/budget-tiers'
import { formatRupees } from '@thela/contract/values/money'
import { formatCount } from '@thela/contract/values/numbers'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { ActiveBadge } from '../tables/ActiveBadge.tsx'
import { budgetTiersQuery, useDeleteTier } from './api.ts'
import { TierDialog } from './TierDialog.tsx'

/** How many impressions a budget buys; without a matching tier the factor of the level applies (DEC-122, DEC-179). */
export function BudgetTiers() {
  const query = useQuery(budgetTiersQuery)
  const [opened, setOpened] = useState<OpenedTierDialog>()
  const close = () => setOpened(undefined)

  return (
    <Card
      title="Budget tiers"
      description="How many impressions a budget buys at each level."
      flush
      actions={
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setOpened({ dialog: 'add' })}>
          Add Tier
        </Button>
      }
    >
      <Table
        label="Budget tiers"
        columns={tierColumns(setOpened)}
        rows={query.data?.budgetTiers ?? []}
        rowKey={({ id }) => id}
        onPhones="stack"
        loading={query.isPending}
        skeletonRows={4}
        error={
          query.isLoadingError && <QueryFailure query={query} message="We could not load the budget tiers." />
        }
        empty={<p className="p-8 text-center text-ink-soft">No budget tiers yet.</p>}
      />
      {opened?.dialog === 'delete' && <DeleteTierDialog tier={opened.tier} onClose={close} />}
      {opened?.dialog === 'add' && <TierDialog onClose={close} />}
      {opened?.dialog === 'edit' && <TierDialog tier={opened.tier} onClose={close} />}
    </Card>
  )
}

type OpenedTierDialog = { dialog: 'edit' | 'delete'; tier: BudgetTier } | { dialog: 'add' }

const tierColumns = (onOpen: (opened: OpenedTierDialog) => void): Column<BudgetTier>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'level', header: 'Level', cell: ({ targetLevel }) => levelLabels[targetLevel] },
  { key: 'budget', header: 'Budget', align: 'end', cell: ({ budget }) => formatRupees(budget) },
  {
    key: 'impressions',
    header: 'Impressions',
    align: 'end',
    cell: ({ impressions }) => formatCount(impressions),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (tier) => (
      <div className="flex justify-end gap-0.5">
        <IconButton
          size="sm"
          label={`Edit ${tier.name}`}
          icon={<Pencil aria-hidden />}
          onClick={() => onOpen({ dialog: 'edit', tier })}
        />
        <IconButton
          size="sm"
          label={`Delete ${tier.name}`}
          icon={<Trash2 aria-hidden />}
          onClick={() => onOpen({ dialog: 'delete', tier })}
        />
      </div>
    ),
  },
]

function DeleteTierDialog({ tier, onClose }: { tier: BudgetTier; onClose: () => void }) {
  const remove = useDeleteTier()

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${tier.name}"?`}
      description="New ads will no longer use this tier. Existing bookings will not change."
      confirmLabel="Delete"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate(tier.id, { onSuccess: onClose })}
    />
  )
}
