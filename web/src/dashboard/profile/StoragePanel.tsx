import { useQuery } from '@tanstack/react-query'
import type { Storage } from '@thela/contract/core/uploads'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/dashboard/storage'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Progress } from '../../ui/feedback/Progress.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { storageQuery } from '../picture/api.ts'

/** How much room the vendor's pictures take, and what to do when it runs out. */
export function StoragePanel() {
  const query = useQuery(storageQuery)

  return (
    <Card title={words.title} description={words.description}>
      {query.data && <Usage storage={query.data} />}
      {!query.data && query.isError && (
        <QueryFailure query={query} title={words.notAvailable} message={words.failed} />
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
    <div role="status" aria-label={words.loading} className="grid gap-2.5">
      <Skeleton width="10rem" height="1.25rem" />
      <Skeleton height="0.5rem" round />
      <Skeleton height="2.5rem" />
    </div>
  )
}

const MB = 1024 * 1024
const NEARLY_FULL_PERCENT = 90

/** What the vendor reads about the storage: how much is used, and what to do about it. */
export function describeStorage({ usedBytes, maxBytes, usedFiles, maxFiles }: Storage) {
  const used = Math.max(usedBytes / maxBytes, usedFiles / maxFiles) * 100
  // Rounded down, so that 100% means full.
  const percent = Math.min(100, Math.floor(used))

  return {
    percent,
    label: words.usage(usedFiles, {
      used: formatBytes(usedBytes),
      most: formatBytes(maxBytes),
      pictures: formatCount(usedFiles),
    }),
    isNearlyFull: percent >= NEARLY_FULL_PERCENT,
    advice: adviceFor(percent),
  }
}

function adviceFor(percent: number) {
  if (percent >= 100) return words.isFull
  return percent >= NEARLY_FULL_PERCENT ? words.isNearlyFull : words.hasSpace
}

/** '0.4 MB', '12 MB', '1 GB' */
export function formatBytes(bytes: number) {
  const inMB = bytes / MB
  if (inMB >= 1024) return `${short(inMB / 1024)} GB`
  return `${short(inMB)} MB`
}

const short = (value: number) =>
  value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value))
