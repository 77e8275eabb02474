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

/** How many impressions a budget buys; without a fitting tier the factor of the level counts (DEC-122, DEC-179). */
export function BudgetTiers() {
  const query = useQuery(budgetTiersQuery)
  const [asked, setAsked] = useState<AskedOfTier>()
  const close = () => setAsked(undefined)

  return (
    <Card
      title="Budget tiers"
      description="How many impressions a budget buys at each level."
      flush
      actions={
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setAsked({ question: 'add' })}>
          Add Tier
        </Button>
      }
    >
      <Table
        label="Budget tiers"
        columns={tierColumns(setAsked)}
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
      {asked?.question === 'delete' && <DeleteTierDialog tier={asked.tier} onClose={close} />}
      {asked?.question === 'add' && <TierDialog onClose={close} />}
      {asked?.question === 'edit' && <TierDialog tier={asked.tier} onClose={close} />}
    </Card>
  )
}

type AskedOfTier = { question: 'edit' | 'delete'; tier: BudgetTier } | { question: 'add' }

const tierColumns = (onAsk: (asked: AskedOfTier) => void): Column<BudgetTier>[] => [
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
          onClick={() => onAsk({ question: 'edit', tier })}
        />
        <IconButton
          size="sm"
          label={`Delete ${tier.name}`}
          icon={<Trash2 aria-hidden />}
          onClick={() => onAsk({ question: 'delete', tier })}
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
      description="New ads no longer buy by it. What was booked before stays as it is."
      confirmLabel="Delete"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate(tier.id, { onSuccess: onClose })}
    />
  )
}
