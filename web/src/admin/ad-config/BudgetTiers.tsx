import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Table } from '../../ui/Table.tsx'
import { budgetTiersQuery } from './api.ts'
import { DeleteTierDialog } from './DeleteTierDialog.tsx'
import { TierDialog } from './TierDialog.tsx'
import { type AskedOfTier, tierColumns } from './tier-columns.tsx'

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
