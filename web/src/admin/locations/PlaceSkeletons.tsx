import { Skeleton } from '../../ui/Skeleton.tsx'

/** Rows of the same shape as a place's. */
export function PlaceSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {['9rem', '6rem', '11rem'].map((width) => (
        <div key={width} className="flex min-h-12 items-center gap-3 px-4 py-1.5">
          <Skeleton width="1.1rem" height="1.1rem" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}
