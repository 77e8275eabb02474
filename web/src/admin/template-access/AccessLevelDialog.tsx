import {
  type AccessLevel,
  accessLevels,
  PREMIUM_PRICE,
  type Template,
} from '@thela/contract/templates/catalogue'
import { type FormEvent, useState } from 'react'
import { Select } from '../../ui/form/Select.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useSetAccessLevel } from './api.ts'

type Props = { template: Template; onClose: () => void }

const meanings: Record<AccessLevel, string> = {
  free: 'All vendors can use it.',
  custom: 'Only vendors you grant access to.',
  premium: 'Vendors you grant access to after payment.',
}

export function AccessLevelDialog({ template, onClose }: Props) {
  const save = useSetAccessLevel(template.id)
  const [accessLevel, setAccessLevel] = useState(template.accessLevel)
  const [price, setPrice] = useState(String(template.price ?? ''))
  const isPremium = accessLevel === 'premium'
  const error = isPremium && !isPrice(price) ? 'Price is required' : undefined

  const choose = (level: AccessLevel) => {
    setAccessLevel(level)
    if (level === 'premium') setPrice(String(template.price ?? PREMIUM_PRICE))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!error) save.mutate({ accessLevel, price: isPremium ? Number(price) : null }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={`Access level of ${template.name}`}
      submitLabel="Save Access Level"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label="Access level"
        value={accessLevel}
        onChange={(event) => choose(event.target.value as AccessLevel)}
        options={accessLevels.map((level) => ({ value: level, label: level }))}
        hint={meanings[accessLevel]}
      />
      {isPremium && (
        <TextField
          label="Price"
          required
          inputMode="decimal"
          leading="₹"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          error={error}
        />
      )}
    </FormDialog>
  )
}

const isPrice = (text: string) => /^\d{1,8}(\.\d{1,2})?$/.test(text.trim())
