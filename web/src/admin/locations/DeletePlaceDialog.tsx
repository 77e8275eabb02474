import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { counted } from '../tables/counted.ts'
import { useRemovePlace } from './api.ts'
import { childrenOf, type Level, levels, type Place } from './levels.ts'

type Props = { level: Level; place: Place; onClose: () => void }

export function DeletePlaceDialog({ level, place, onClose }: Props) {
  const remove = useRemovePlace(level)

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${place.name}"?`}
      description={
        <>
          The {level} "{place.name}" <WithChildren level={level} place={place} />
          will be deleted. Vendors and ads keep the names they have stored. This cannot be undone.
        </>
      }
      confirmLabel="Delete"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate(place.id, { onSuccess: onClose })}
    />
  )
}

function WithChildren({ level, place }: { level: Level; place: Place }) {
  const { child } = levels[level]
  const count = childrenOf(place)
  if (!child || count === 0) return null

  const further = levels[child].child ? ' with everything in them ' : ' '
  return (
    <>
      and its <strong>{counted(count, child, levels[child].many)}</strong>
      {further}
    </>
  )
}
