const keyOf = (vendorId: string) => `thela-steps-dismissed-${vendorId}`

/** Whether this vendor has put the steps away on this device. */
export function areStepsDismissed(vendorId: string) {
  try {
    return localStorage.getItem(keyOf(vendorId)) !== null
  } catch {
    return false
  }
}

export function dismissSteps(vendorId: string) {
  try {
    localStorage.setItem(keyOf(vendorId), '1')
  } catch {
    // Without storage the steps come back with the next visit.
  }
}
