import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Cards of the same shape as the form's. */
export function SettingsSkeleton() {
  return (
    <div role="status" aria-label="Loading settings" className="grid gap-5">
      {['Site', 'Access', 'Uploads'].map((title) => (
        <Card key={title} title={title}>
          <div className="grid gap-5">
            <Skeleton height="2.25rem" />
            <Skeleton height="3.5rem" />
          </div>
        </Card>
      ))}
    </div>
  )
}
