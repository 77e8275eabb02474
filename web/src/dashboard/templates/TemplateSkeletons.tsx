import { Skeleton } from '../../ui/Skeleton.tsx'

const places = [1, 2, 3, 4, 5, 6]

export function TemplateSkeletons() {
  return (
    <div role="status" aria-label="Loading templates" className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {places.map((place) => (
        <Skeleton key={place} height="22rem" />
      ))}
    </div>
  )
}
