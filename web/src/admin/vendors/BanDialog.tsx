import { zodResolver } from '@hookform/resolvers/zod'
import { type AdminVendor, BanInput } from '@thela/contract/admin/vendors'
import { useForm } from 'react-hook-form'
import { TextArea } from '../../ui/TextArea.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useBan } from './api.ts'

type Props = { vendor: AdminVendor; onClose: () => void }

export function BanDialog({ vendor, onClose }: Props) {
  const ban = useBan()
  const { id, businessName } = vendor
  const form = useForm({ resolver: zodResolver(BanInput), defaultValues: { isBanned: true, reason: '' } })

  const submit = form.handleSubmit(({ reason }) =>
    ban.mutate({ id, reason: reason ?? '' }, { onSuccess: onClose }),
  )

  return (
    <FormDialog
      title={`Ban "${businessName}"?`}
      description={
        <>
          <strong>{businessName}</strong> is signed out and the menu goes offline at once. You can lift the
          ban later.
        </>
      }
      submitLabel="Ban Vendor"
      tone="danger"
      busy={ban.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        required
        autoFocus
        rows={3}
        hint="It stays with the vendor and in the audit log."
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
