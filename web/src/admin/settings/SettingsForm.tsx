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

type SaveButtonsProps = { saving: boolean; defaults: PublicSettings }

function SaveButtons({ saving, defaults }: SaveButtonsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const reset = useResetSettings()

  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Reset to Defaults
      </Button>
      <Button type="submit" busy={saving}>
        Save Settings
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Reset all settings to defaults?"
        description={`The site is called ${defaults.siteName} again, is open, takes new vendors and pictures of ${defaults.allowedFileTypes.join(', ')} up to ${defaults.maxFileSize} MB.`}
        confirmLabel="Reset to Defaults"
        busy={reset.isPending}
        onConfirm={() => reset.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      />
    </div>
  )
}

const closing = {
  title: 'Close the site for maintenance?',
  description:
    'Every menu, every dashboard and the whole site show a maintenance page until you switch it off again. You stay signed in.',
  confirmLabel: 'Close the Site',
}

const verifying = {
  title: 'Require email verification?',
  description:
    'Menus of vendors without a verified email go offline at once, also those that customers read now. Their dashboard tells these vendors, and mails them the link when they ask for it.',
  confirmLabel: 'Require Verification',
}

/** What is asked before a switch that takes menus from the customers; several are asked as one. */
export function questionBeforeSaving(before: PublicSettings, next: PublicSettings) {
  const questions = [
    ...(next.maintenanceMode && !before.maintenanceMode ? [closing] : []),
    ...(next.requireEmailVerification && !before.requireEmailVerification ? [verifying] : []),
  ]
  const [first] = questions
  return first && { ...first, description: questions.map(({ description }) => description).join(' ') }
}
