import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/Card.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { adConfigQuery } from './api.ts'
import { BudgetTiers } from './BudgetTiers.tsx'
import { ConfigForm } from './ConfigForm.tsx'

export function AdConfigPage() {
  const query = useQuery(adConfigQuery)

  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title="Ad Configuration" description="How floating ads behave on every public menu." />
      {query.isPending && <Skeleton height="20rem" />}
      {query.isLoadingError && (
        <Card>
          <ErrorPanel
            title="Failed to load configuration"
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        </Card>
      )}
      {query.data && <ConfigForm current={query.data} />}
      <BudgetTiers />
    </div>
  )
}
