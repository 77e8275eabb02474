import type { Plugin } from 'vite'

/** The bundler's helpers are 400 bytes in a file of their own, which every page waits for: each file gets a copy instead. */
export function inlineHelpers(): Plugin {
  return {
    name: 'inline-helpers',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Before the files that a page preloads are listed.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const helpers = chunks.find(({ name }) => name === 'rolldown-runtime')
        if (!helpers) return
        const copy = `(()=>{${helpers.code.replace(/export\{(.*?)\};?\s*$/, (_, names) => `return{${renamed(names)}}`)}})()`
        const path = helpers.fileName.split('/').at(-1) ?? ''

        for (const chunk of chunks) {
          const line = new RegExp(`import\\{([^}]*)\\}from['"]\\./${path.replaceAll('.', '\\.')}['"];?`)
          chunk.code = chunk.code.replace(
            line,
            (_, names) => `const{${names.replaceAll(' as ', ':')}}=${copy};`,
          )
          chunk.imports = chunk.imports.filter((imported) => imported !== helpers.fileName)
          if (chunk !== helpers && chunk.code.includes(path))
            throw new Error(`${chunk.fileName} needs ${path}`)
        }
        delete bundle[helpers.fileName]
      },
    },
  }
}

/** From `a as b,c as d` to `b:a,d:c`. */
const renamed = (names: string) =>
  names
    .split(',')
    .map((name) => name.split(' as ').reverse().join(':'))
    .join(',')
