import { zodResolver } from '@hookform/resolvers/zod'
import { CountryInput, NamedPlaceInput, StateInput } from '@thela/contract/places/admin-locations'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { pluralize } from '../tables/pluralize.ts'
import { childrenOf, hasCode, type Level, levels, type Place, useAddPlace, useRemovePlace } from './api.ts'
import { ImportDialog } from './ImportDialog.tsx'

/** The open dialog: add a place, delete a place, or import. */
export type OpenedPlaceDialog =
  | { dialog: 'add'; level: Level; parent?: Place }
  | { dialog: 'delete'; level: Level; place: Place }
  | { dialog: 'import' }

type Props = { opened: OpenedPlaceDialog; onClose: () => void }

export function PlaceDialogs({ opened, onClose }: Props) {
  if (opened.dialog === 'add') return <AddPlaceDialog {...opened} onClose={onClose} />
  if (opened.dialog === 'delete') return <DeletePlaceDialog {...opened} onClose={onClose} />
  return <ImportDialog onClose={onClose} />
}

const WithoutCode = NamedPlaceInput.extend({ code: z.string() })
const inputs = { country: CountryInput, state: StateInput, city: WithoutCode, area: WithoutCode }

type AddPlaceDialogProps = { level: Level; parent?: Place; onClose: () => void }

function AddPlaceDialog({ level, parent, onClose }: AddPlaceDialogProps) {
  const add = useAddPlace(level, parent?.id ?? '')
  const form = useForm({ resolver: zodResolver(inputs[level]), defaultValues: { code: '', name: '' } })
  const submit = form.handleSubmit((place) => add.mutate(place, { onSuccess: onClose }))

  return (
    <FormDialog
      title={`Add ${level}`}
      description={parent && `This will be added to ${parent.name}.`}
      submitLabel={`Add ${level}`}
      busy={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasCode(level) && (
        <TextField
          label="Code"
          required
          autoFocus
          autoCapitalize="characters"
          autoComplete="off"
          hint={
            level === 'country'
              ? '2 or 3 letters, for example IN'
              : '1 to 10 letters or digits, for example GJ'
          }
          {...fieldOf(form, 'code')}
        />
      )}
      <TextField
        label="Name"
        required
        autoFocus={!hasCode(level)}
        autoComplete="off"
        {...fieldOf(form, 'name')}
      />
    </FormDialog>
  )
}

type DeletePlaceDialogProps = { level: Level; place: Place; onClose: () => void }

function DeletePlaceDialog({ level, place, onClose }: DeletePlaceDialogProps) {
  const remove = useRemovePlace(level)

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${place.name}"?`}
      description={
        <>
          The {level} "{place.name}" <WithChildren level={level} place={place} />
          will be deleted. Vendors and ads that use it keep the saved name. This cannot be undone.
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
      and its <strong>{pluralize(count, child, levels[child].many)}</strong>
      {further}
    </>
  )
}
