import { Skeleton } from '../../ui/Skeleton.tsx'

export function StallSkeletons() {
  return (
    <div role="status" aria-label="Loading stalls" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={index} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
          <div className="flex items-center gap-4">
            <Skeleton width="3.5rem" height="3.5rem" />
            <Skeleton width="60%" height="1.25rem" />
          </div>
          <Skeleton height="2.25rem" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  )
}
