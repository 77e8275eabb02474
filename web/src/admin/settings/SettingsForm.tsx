import { zodResolver } from '@hookform/resolvers/zod'
import type { PublicSettings } from '@thela/contract/core/platform'
import { SettingsInput, type settingsApi } from '@thela/contract/core/settings'
import type { OutputOf } from '@thela/contract/endpoint'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { useResetSettings, useSaveSettings } from './api.ts'
import { AccessFields, type SettingsFormState, SiteFields, UploadFields } from './SettingsFields.tsx'

type Props = { current: OutputOf<typeof settingsApi.read> }

export function SettingsForm({ current }: Props) {
  const save = useSaveSettings()
  const [unconfirmed, setUnconfirmed] = useState<SettingsInput>()
  // `values` follows what is saved, also what a reset or another administrator has saved.
  const form: SettingsFormState = useForm({ resolver: zodResolver(SettingsInput), values: current.settings })

  const store = (input: SettingsInput) => save.mutate(input, { onSettled: () => setUnconfirmed(undefined) })
  const submit = form.handleSubmit((input) => {
    if (confirmationBeforeSaving(current.settings, input)) setUnconfirmed(input)
    else store(input)
  })
  const confirmation = unconfirmed && confirmationBeforeSaving(current.settings, unconfirmed)

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <SiteFields form={form} />
      <AccessFields form={form} mailConfigured={current.mailConfigured} />
      <UploadFields form={form} inEffect={current.saved ? undefined : current.effective} />
      <SaveButtons saving={save.isPending} defaults={current.defaults} />
      {unconfirmed && confirmation && (
        <ConfirmDialog
          open
          onOpenChange={() => setUnconfirmed(undefined)}
          {...confirmation}
          busy={save.isPending}
          onConfirm={() => store(unconfirmed)}
        />
      )}
    </form>
  )
}

type SaveButtonsProps = { saving: boolean; defaults: PublicSettings }

function SaveButtons({ saving, defaults }: SaveButtonsProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const reset = useResetSettings()

  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        Reset to Defaults
      </Button>
      <Button type="submit" busy={saving}>
        Save Settings
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Reset all settings to defaults?"
        description={`The site name goes back to ${defaults.siteName}, the site is open, new vendors can register, and images can be ${defaults.allowedFileTypes.join(', ')} up to ${defaults.maxFileSize} MB.`}
        confirmLabel="Reset to Defaults"
        busy={reset.isPending}
        onConfirm={() => reset.mutate(undefined, { onSuccess: () => setIsConfirming(false) })}
      />
    </div>
  )
}

const closing = {
  title: 'Close the site for maintenance?',
  description:
    'All menus, all dashboards and the whole site will show a maintenance page until you turn this off. You stay signed in.',
  confirmLabel: 'Close the Site',
}

const verifying = {
  title: 'Require email verification?',
  description:
    'Menus of vendors without a verified email go offline immediately, even if customers are viewing them. These vendors see a notice in their dashboard, where they can ask for the link.',
  confirmLabel: 'Require Verification',
}

/** The confirmation before a setting that takes menus offline; several are combined into one. */
export function confirmationBeforeSaving(before: PublicSettings, next: PublicSettings) {
  const confirmations = [
    ...(next.maintenanceMode && !before.maintenanceMode ? [closing] : []),
    ...(next.requireEmailVerification && !before.requireEmailVerification ? [verifying] : []),
  ]
  const [first] = confirmations
  return first && { ...first, description: confirmations.map(({ description }) => description).join(' ') }
}
