/** Closes the dialog that is open. */
let close: (() => void) | null = null
/** We have asked the browser to leave the entry of a closed dialog, and it has not done so yet. */
let isLeaving = false

/**
 * Back closes a dialog instead of leaving the menu: opening it adds an entry to the history.
 * Returns what takes the entry away again when the dialog was closed in another way.
 */
export function closeOnBack(closeDialog: () => void) {
  // The same function each time, so that it is added once.
  addEventListener('popstate', onPopState)
  close = closeDialog
  if (!isLeaving) enter()

  return () => {
    close = null
    leaveEntry()
  }
}

/** After a reload the entry is still there, but no dialog is open. */
export function leaveEntry() {
  if (isLeaving || !isInEntry()) return

  isLeaving = true
  addEventListener('popstate', onPopState)
  history.back()
}

function onPopState() {
  if (!isLeaving) return close?.()

  isLeaving = false
  // A dialog that was opened in the meantime still needs its entry.
  if (close) enter()
}

function enter() {
  if (!isInEntry()) history.pushState({ isDialog: true }, '')
}

const isInEntry = () => history.state?.isDialog === true
