import { levelLabels } from '@thela/contract/ads/ad-targets'
import type { BudgetTier } from '@thela/contract/ads/budget-tiers'
import { formatRupees } from '@thela/contract/values/money'
import { formatCount } from '@thela/contract/values/numbers'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table-column.ts'
import { ActiveBadge } from '../ActiveBadge.tsx'

export type AskedOfTier = { question: 'edit' | 'delete'; tier: BudgetTier } | { question: 'add' }

export const tierColumns = (onAsk: (asked: AskedOfTier) => void): Column<BudgetTier>[] => [
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
