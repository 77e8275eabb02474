import { useQuery } from '@tanstack/react-query'
import type { Storage } from '@thela/contract/core/uploads'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { storageQuery } from '../picture/storage-query.ts'
import { describeStorage } from './describe-storage.ts'

/** How much room the vendor's pictures take, and what to do when it runs out. */
export function StoragePanel() {
  const query = useQuery(storageQuery)

  return (
    <Card title="Picture Storage" description="The pictures of your menu, your logo and your cover.">
      {query.data && <Usage storage={query.data} />}
      {!query.data && query.isError && (
        <QueryFailure
          query={query}
          title="Storage not available"
          message="We could not read how much is used."
        />
      )}
      {!query.data && !query.isError && <UsageSkeleton />}
    </Card>
  )
}

function Usage({ storage }: { storage: Storage }) {
  const { label, percent, advice, isNearlyFull } = describeStorage(storage)

  return (
    <div className="grid gap-2.5">
      <Progress label={label} value={percent} />
      <p className={`text-sm ${isNearlyFull ? 'font-medium text-warn-ink' : 'text-ink-soft'}`}>{advice}</p>
    </div>
  )
}

function UsageSkeleton() {
  return (
    <div role="status" aria-label="Loading picture storage" className="grid gap-2.5">
      <Skeleton width="10rem" height="1.25rem" />
      <Skeleton height="0.5rem" round />
      <Skeleton height="2.5rem" />
    </div>
  )
}
