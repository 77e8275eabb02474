import { slipParts } from './slip-parts.tsx'
import { slipStyles } from './slip-styles.ts'

/** Adds the styles of slips; first in the head, so that the template's own styles win. */
export function startSlip(root: HTMLElement, templateId: string) {
  const style = document.createElement('style')
  style.media = 'screen'
  style.textContent = slipStyles
  document.head.prepend(style)
  root.dataset.slip = templateId
  return slipParts
}
