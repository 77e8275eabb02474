import { useBlocker } from '@tanstack/react-router'
import * as words from '@thela/words/dashboard/unsaved-changes'
import { useCallback } from 'react'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'

/** Asks before unsaved changes are lost by a link, the back button or closing the tab. */
export function UnsavedChangesGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: useCallback(() => isDirty, [isDirty]),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })

  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={words.title}
      description={words.description}
      cancelLabel={words.keepEditing}
      confirmLabel={words.leave}
      backCloses={false}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
