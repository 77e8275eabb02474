import { zodResolver } from '@hookform/resolvers/zod'
import { type AdQueueItem, PriorityChange } from '@thela/contract/ads/queue'
import { useForm } from 'react-hook-form'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { useSetPriority } from './api.ts'

type Props = { item: AdQueueItem; onClose: () => void }

export function PriorityDialog({ item, onClose }: Props) {
  const save = useSetPriority()
  const form = useForm({
    resolver: zodResolver(PriorityChange),
    defaultValues: { id: item.id, priority: item.priority },
  })

  return (
    <FormDialog
      title="Change priority"
      description={item.ad.title}
      submitLabel="Save priority"
      busy={save.isPending}
      onSubmit={form.handleSubmit((change) => save.mutate(change, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <TextField
        label="Priority"
        required
        type="number"
        min={0}
        max={100}
        hint="0 to 100. A priority set by hand stays when priorities are worked out again, unless that is forced."
        error={form.formState.errors.priority?.message}
        {...form.register('priority', { valueAsNumber: true })}
      />
    </FormDialog>
  )
}
