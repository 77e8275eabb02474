const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** JSON inside a script element: no text of a vendor may close it. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
