import { zodResolver } from '@hookform/resolvers/zod'
import type { OutputOf } from '@thela/contract/endpoint'
import { SettingsInput, type settingsApi } from '@thela/contract/settings'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccessFields } from './AccessFields.tsx'
import { useSaveSettings } from './api.ts'
import { MaintenanceDialog } from './MaintenanceDialog.tsx'
import { SaveButtons } from './SaveButtons.tsx'
import { SiteFields } from './SiteFields.tsx'
import type { SettingsFormState } from './settings-form.ts'
import { UploadFields } from './UploadFields.tsx'

type Props = { current: OutputOf<typeof settingsApi.read> }

export function SettingsForm({ current }: Props) {
  const save = useSaveSettings()
  const [closing, setClosing] = useState<SettingsInput>()
  // `values` follows what is saved, also what a reset or another administrator has saved.
  const form: SettingsFormState = useForm({ resolver: zodResolver(SettingsInput), values: current.settings })

  const store = (input: SettingsInput) => save.mutate(input, { onSettled: () => setClosing(undefined) })
  const submit = form.handleSubmit((input) => {
    if (input.maintenanceMode && !current.settings.maintenanceMode) setClosing(input)
    else store(input)
  })

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <SiteFields form={form} />
      <AccessFields form={form} mailConfigured={current.mailConfigured} />
      <UploadFields form={form} inEffect={current.saved ? undefined : current.effective} />
      <SaveButtons saving={save.isPending} defaults={current.defaults} />
      {closing && (
        <MaintenanceDialog
          busy={save.isPending}
          onConfirm={() => store(closing)}
          onClose={() => setClosing(undefined)}
        />
      )}
    </form>
  )
}
