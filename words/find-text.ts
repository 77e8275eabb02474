type Table = Readonly<Record<string, string>>

/**
 * Finds the translation of an English text that was written elsewhere. The English text is the key; what changes in it
 * has a name in braces: 'At most {max} characters'. A value is translated too if the table has it. A text that is not
 * in the table stays as it is.
 */
export const findTextIn =
  (table: Table) =>
  (text: string): string => {
    if (Object.hasOwn(table, text)) return table[text] as string

    for (const [english, translation] of Object.entries(table)) {
      const values = english.includes('{') && valuesIn(text, english)
      if (values) return translation.replace(/\{(\w+)\}/g, (_, name) => findTextIn(table)(values[name] ?? ''))
    }
    return text
  }

/** What a text has where `pattern` has names: each ends where the next fixed piece begins. */
function valuesIn(text: string, pattern: string) {
  const [start = '', ...pieces] = pattern.split(/(\{\w+\})/)
  if (!text.startsWith(start)) return undefined

  const values: Record<string, string> = {}
  let at = start.length
  for (let n = 0; n < pieces.length; n += 2) {
    const fixed = pieces[n + 1] ?? ''
    const isLast = n + 2 >= pieces.length
    const end = isLast ? endOf(text, fixed) : text.indexOf(fixed, at)
    if (end < at) return undefined
    values[(pieces[n] ?? '').slice(1, -1)] = text.slice(at, end)
    at = end + fixed.length
  }
  return values
}

const endOf = (text: string, ending: string) => (text.endsWith(ending) ? text.length - ending.length : -1)
