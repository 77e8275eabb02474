import type { UseQueryResult } from '@tanstack/react-query'
import type { VendorStats } from '@thela/contract/analytics/vendor-analytics'
import { RotateCw } from 'lucide-react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { StatCards } from './StatCards.tsx'

type Props = { query: UseQueryResult<VendorStats>; refreshing: boolean; onRefresh: () => void }

export function Numbers({ query, refreshing, onRefresh }: Props) {
  return (
    <section aria-labelledby="numbers" className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id="numbers" className="font-semibold text-base">
          So far
        </h2>
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCw aria-hidden />}
          busy={refreshing}
          onClick={onRefresh}
        >
          Refresh
        </Button>
      </div>
      {query.isLoadingError ? (
        <Card>
          <QueryFailure query={query} message="We could not load your numbers." />
        </Card>
      ) : (
        <StatCards stats={query.data} />
      )}
    </section>
  )
}
