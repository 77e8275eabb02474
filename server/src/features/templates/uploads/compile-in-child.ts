import { text } from 'node:stream/consumers'
import { checkTemplateSource } from '@thela/contract/templates/checks'
import { parse } from 'acorn'
import { type TransformFailure, transformSync } from 'esbuild'
import { findForbidden } from './find-forbidden.ts'
import { guardLoops } from './guard-loops.ts'

// The browsers that menus are built for.
const target = ['chrome93', 'firefox92', 'safari15.4']
const quiet = { logLevel: 'silent', legalComments: 'none', charset: 'utf8', target } as const

process.stdout.write(JSON.stringify(compile(await text(process.stdin))))

/** Template source in, code for the sandboxed frame out; or every reason why not. */
function compile(source: string) {
  const failed = checkTemplateSource(source).filter(({ passed }) => !passed)
  if (failed.length > 0) return { code: null, faults: failed.map(({ fault }) => fault) }

  try {
    const plain = transformSync(source, { ...quiet, loader: 'jsx', jsx: 'automatic', format: 'cjs' }).code
    const program = parse(plain, { ecmaVersion: 'latest', sourceType: 'script' })

    const faults = findForbidden(program)
    if (faults.length > 0) return { code: null, faults }
    return { code: forFrame(guardLoops(plain, program)), faults: [] }
  } catch (failure) {
    return { code: null, faults: [wordsFor(failure)] }
  }
}

/** The frame's own script waits for this call and brings React along. */
function forFrame(code: string) {
  const call = `thelaTemplate(function(require,module,exports,React,__tick){${code}\n})`
  return transformSync(call, { ...quiet, minify: true }).code
}

function wordsFor(failure: unknown) {
  const [error] = (failure as Partial<TransformFailure>).errors ?? []
  if (error) return `The file cannot be read: ${error.text} (line ${error.location?.line ?? 1})`
  return 'The file cannot be read as a program'
}
