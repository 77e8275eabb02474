import { zodResolver } from '@hookform/resolvers/zod'
import { CountryInput, NamedPlaceInput, StateInput } from '@thela/contract/places/admin-locations'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { fieldOf } from '../../ui/field-of.ts'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useAddPlace } from './api.ts'
import { hasCode, type Level, type Place } from './levels.ts'

type Props = { level: Level; parent?: Place; onClose: () => void }

const WithoutCode = NamedPlaceInput.extend({ code: z.string() })
const inputs = { country: CountryInput, state: StateInput, city: WithoutCode, area: WithoutCode }

export function AddPlaceDialog({ level, parent, onClose }: Props) {
  const add = useAddPlace(level, parent?.id ?? '')
  const form = useForm({ resolver: zodResolver(inputs[level]), defaultValues: { code: '', name: '' } })
  const submit = form.handleSubmit((place) => add.mutate(place, { onSuccess: onClose }))

  return (
    <FormDialog
      title={`Add ${level}`}
      description={parent && `It will be a ${level} of ${parent.name}.`}
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
          hint={level === 'country' ? '2 or 3 letters, as in IN' : '1 to 10 letters or digits, as in GJ'}
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
