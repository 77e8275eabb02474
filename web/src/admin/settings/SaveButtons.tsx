import type { PublicSettings } from '@thela/contract/core/platform'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useResetSettings } from './api.ts'

type Props = { saving: boolean; defaults: PublicSettings }

export function SaveButtons({ saving, defaults }: Props) {
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
