import { Skeleton } from '../../ui/Skeleton.tsx'

const widths = ['9rem', '6rem', '11rem', '7rem', '8rem']

/** Rows of the same shape as a category's. */
export function CategorySkeletons() {
  return (
    <div role="status" aria-label="Loading categories">
      {widths.map((width) => (
        <div
          key={width}
          className="flex min-h-18 items-center gap-4 border-line border-b px-4 py-2.5 last:border-b-0 md:px-6"
        >
          <Skeleton width="1.25rem" height="1.25rem" />
          <div className="grid flex-1 gap-2">
            <Skeleton width={width} />
            <Skeleton width="60%" height="0.75rem" />
          </div>
          <Skeleton width="4rem" height="1.25rem" round />
        </div>
      ))}
    </div>
  )
}
