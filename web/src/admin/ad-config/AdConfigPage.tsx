import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { adConfigQuery } from './api.ts'
import { BudgetTiers } from './BudgetTiers.tsx'
import { ConfigForm } from './ConfigForm.tsx'

export function AdConfigPage() {
  const query = useQuery(adConfigQuery)

  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title="Ad Configuration" description="How floating ads behave on every public menu." />
      {query.isPending && heights.map((height) => <Skeleton key={height} height={height} />)}
      {query.isLoadingError && (
        <Card>
          <QueryFailure query={query} title="Failed to load configuration" />
        </Card>
      )}
      {query.data && <ConfigForm current={query.data} />}
      <BudgetTiers />
    </div>
  )
}

/** Heights of the note and the panels that are loading. */
const heights = ['3.5rem', '13.5rem', '8.75rem', '8.5rem', '6.5rem']
