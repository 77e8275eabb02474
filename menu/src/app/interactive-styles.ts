import type { TemplateCode } from '../templates/template.ts'
import interactive from './interactive.css?inline'

/** Styles of what shows only after hydration: they come with the script, not before the paint. */
export const interactiveStyles = (code: TemplateCode) => interactive + (code.interactiveStyles ?? '')

/** First in the head, so that the template's own styles win. */
export function addInteractiveStyles(document: Document, code: TemplateCode) {
  const style = document.createElement('style')
  style.textContent = interactiveStyles(code)
  document.head.prepend(style)
}
