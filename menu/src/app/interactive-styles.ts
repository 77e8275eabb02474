import type { TemplateCode } from '../templates/template.ts'
import alive from './interactive.css?inline'

/** Styles of what only a living page can show (dialogs, toasts): they come with the script, not before the paint. */
export const aliveStyles = (code: TemplateCode) => alive + (code.aliveStyles ?? '')

/** First in the head, so that the template's own styles win. */
export function addAliveStyles(document: Document, code: TemplateCode) {
  const style = document.createElement('style')
  style.textContent = aliveStyles(code)
  document.head.prepend(style)
}
