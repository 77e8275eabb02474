import { zodResolver } from '@hookform/resolvers/zod'
import { SettingsInput, type settingsApi } from '@thela/contract/core/settings'
import type { OutputOf } from '@thela/contract/endpoint'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { AccessFields } from './AccessFields.tsx'
import { useSaveSettings } from './api.ts'
import { questionBeforeSaving } from './question-before-saving.ts'
import { SaveButtons } from './SaveButtons.tsx'
import { SiteFields } from './SiteFields.tsx'
import type { SettingsFormState } from './settings-form.ts'
import { UploadFields } from './UploadFields.tsx'

type Props = { current: OutputOf<typeof settingsApi.read> }

export function SettingsForm({ current }: Props) {
  const save = useSaveSettings()
  const [asked, setAsked] = useState<SettingsInput>()
  // `values` follows what is saved, also what a reset or another administrator has saved.
  const form: SettingsFormState = useForm({ resolver: zodResolver(SettingsInput), values: current.settings })

  const store = (input: SettingsInput) => save.mutate(input, { onSettled: () => setAsked(undefined) })
  const submit = form.handleSubmit((input) => {
    if (questionBeforeSaving(current.settings, input)) setAsked(input)
    else store(input)
  })
  const question = asked && questionBeforeSaving(current.settings, asked)

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <SiteFields form={form} />
      <AccessFields form={form} mailConfigured={current.mailConfigured} />
      <UploadFields form={form} inEffect={current.saved ? undefined : current.effective} />
      <SaveButtons saving={save.isPending} defaults={current.defaults} />
      {asked && question && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          {...question}
          busy={save.isPending}
          onConfirm={() => store(asked)}
        />
      )}
    </form>
  )
}
