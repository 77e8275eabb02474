import { Skeleton } from '../../ui/Skeleton.tsx'

const widths = ['8rem', '6rem', '9rem', '7rem', '5rem']

export function CategorySkeletons() {
  return (
    <div role="status" aria-label="Loading categories" className="grid gap-3.5">
      {widths.map((width) => (
        <div key={width} className="grid gap-1.5">
          <div className="flex justify-between gap-3">
            <Skeleton width={width} height="1.25rem" />
            <Skeleton width="6rem" height="1.25rem" />
          </div>
          <Skeleton height="0.625rem" />
        </div>
      ))}
    </div>
  )
}
