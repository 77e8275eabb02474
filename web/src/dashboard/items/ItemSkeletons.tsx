import { Skeleton } from '../../ui/Skeleton.tsx'

const widths = ['9rem', '7rem', '11rem', '8rem', '10rem', '6rem']

/** Rows of the same shape as an item's. */
export function ItemSkeletons() {
  return (
    <div role="status" aria-label="Loading menu items">
      {widths.map((width) => (
        <div
          key={width}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b px-3 py-3 last:border-b-0 md:px-4"
        >
          <Skeleton width="1.25rem" height="1.25rem" />
          <Skeleton width="4.5rem" height="3rem" />
          <div className="grid flex-1 gap-2">
            <Skeleton width={width} />
            <Skeleton width="60%" height="0.75rem" />
          </div>
          <div className="flex basis-full items-center gap-4 xl:basis-auto">
            <Skeleton width="4rem" height="1.5rem" />
            <Skeleton width="14rem" height="1.5rem" round />
          </div>
        </div>
      ))}
    </div>
  )
}
