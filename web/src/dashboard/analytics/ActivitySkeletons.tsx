import { Skeleton } from '../../ui/Skeleton.tsx'

const widths = ['8rem', '10rem', '7rem', '9rem', '11rem']

export function ActivitySkeletons() {
  return (
    <div role="status" aria-label="Loading recent activity" className="pb-2">
      {widths.map((width) => (
        <div key={width} className="flex items-center gap-3 px-4 py-2.5 md:px-5">
          <Skeleton width="2.25rem" height="2.25rem" round />
          <div className="flex-1">
            <Skeleton width={width} />
          </div>
          <Skeleton width="4.5rem" height="0.75rem" />
        </div>
      ))}
    </div>
  )
}
