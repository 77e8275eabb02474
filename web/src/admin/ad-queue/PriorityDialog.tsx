import type { AdQueueItem } from '@thela/contract/ad-queue'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { useSetPriority } from './api.ts'

type Props = { item: AdQueueItem; onClose: () => void }

export function PriorityDialog({ item, onClose }: Props) {
  const [priority, setPriority] = useState(String(item.priority))
  const save = useSetPriority()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ id: item.id, priority: Number(priority) }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title="Change priority"
      description={item.ad.title}
      submitLabel="Save priority"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Priority"
        required
        type="number"
        min={0}
        max={100}
        hint="0 to 100. A priority set by hand stays when priorities are worked out again, unless that is forced."
        value={priority}
        onChange={(event) => setPriority(event.target.value)}
      />
    </FormDialog>
  )
}
