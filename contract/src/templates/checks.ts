/** The content checks of a template file; the form lists each as passed or failed. */
const checks = [
  {
    name: 'Default export present',
    fault: 'The file has no default export',
    test: (code: string) => /\b(?:export|as) default\b/.test(code),
  },
  {
    name: 'Uses React',
    fault: 'The file does not use React',
    test: (code: string) => /\bfrom ?['"]react['"]/.test(code) || /\bReact\b/.test(code),
  },
  {
    name: 'Accepts vendorConfig and menuItems',
    fault: 'The component does not accept vendorConfig and menuItems',
    test: (code: string) => /\bvendorConfig\b/.test(code) && /\bmenuItems\b/.test(code),
  },
  {
    name: 'Returns JSX',
    fault: 'The component does not return JSX',
    test: (code: string) => /(?:\breturn\b|=>)[ (]*<[A-Za-z>]/.test(code),
  },
  {
    name: 'Is a function or class component',
    fault: 'The file has no function or class component',
    test: (code: string) =>
      /\bfunction\b|=>/.test(code) || /\bextends (?:React\.)?(?:Pure)?Component\b/.test(code),
  },
]

export type TemplateCheck = { name: string; fault: string; passed: boolean }

/** The five content checks, the same in the form and on the server (DEC-184). */
export function checkTemplateSource(source: string): TemplateCheck[] {
  const code = withoutBlockComments(source)
    .replace(/(^|\s)\/\/[^\n]*/g, '$1')
    .replace(/\s+/g, ' ')
  return checks.map(({ name, fault, test }) => ({ name, fault, passed: test(code) }))
}

/** By hand, because a regular expression would search the whole file for the end of every unclosed comment. */
function withoutBlockComments(source: string) {
  const kept: string[] = []
  let from = 0
  for (let start = 0; start !== -1; ) {
    start = source.indexOf('/*', from)
    const end = start === -1 ? -1 : source.indexOf('*/', start + 2)
    kept.push(end === -1 ? source.slice(from) : source.slice(from, start))
    if (end === -1) break
    from = end + 2
  }
  return kept.join('')
}

/** 'CornerCafe.jsx' → 'CornerCafe'; characters that an id cannot have are left out. */
export const templateIdOf = (fileName: string) =>
  fileName
    .replace(/\.jsx$/i, '')
    .replace(/[^A-Za-z0-9_-]+/g, '')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 64)

export const isTemplateFile = (fileName: string) => /\.jsx$/i.test(fileName)

export const MAX_TEMPLATE_BYTES = 1024 * 1024
