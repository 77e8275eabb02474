import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const fields = ['name', 'business', 'phone', 'email', 'address', 'hours', 'cuisine', 'price']

/** The shape of the form while the profile is on its way. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading profile">
      <Card title="Business Information">
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <div key={field} className="grid gap-2">
              <Skeleton width="6rem" height="0.875rem" />
              <Skeleton height="2.5rem" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}
