import { useBlocker } from '@tanstack/react-router'
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
      title="You have unsaved changes"
      description="If you leave now, your changes will be lost."
      cancelLabel="Keep editing"
      confirmLabel="Leave without saving"
      backCloses={false}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
