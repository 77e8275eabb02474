import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from '../../../config.ts'

const builtRuntime = new URL('../../../../../menu/dist/frame/runtime.js', import.meta.url)

/** The script that every frame starts with, and the name it is served under. */
export async function readRuntime() {
  const code = await readFile(builtRuntime)
  return { code, file: `runtime-${createHash('sha256').update(code).digest('hex').slice(0, 32)}.js` }
}

/** The page in which an uploaded template runs: two scripts, an empty element, and no network access. */
export const frameDocument = (runtimeFile: string, hash: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Menu</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>*,::before,::after{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,"Noto Sans Devanagari","Noto Sans Gujarati","Nirmala UI",sans-serif;overflow-wrap:anywhere}#root{position:relative;display:flow-root}</style></head><body><div id="root"></div><script src="/t/${runtimeFile}"></script><script src="/t/tpl-${hash}.js"></script></body></html>`

type Origins = Pick<Config, 'publicOrigin' | 'filesOrigin'>

/** A picture that is redirected must be allowed at both addresses. */
const uploadsOf = ({ publicOrigin, filesOrigin }: Origins) =>
  [publicOrigin, ...(filesOrigin ? [filesOrigin] : [])].map((origin) => `${origin}/uploads/`)

/**
 * What the frame may do. Its own origin is nobody's, so ours is written out; scripts are named one by one, so that no
 * other file of ours or anybody's runs; pictures come from our uploads; nothing else is fetched, sent or opened. Text is
 * never taken for a page: a frame within, made of text, would have the calls that our script has taken away here.
 */
export const framePolicy = (origins: Origins, runtimeFile: string, hash: string) =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "frame-src 'none'",
    `script-src ${origins.publicOrigin}/t/${runtimeFile} ${origins.publicOrigin}/t/tpl-${hash}.js`,
    "style-src 'unsafe-inline'",
    `img-src ${uploadsOf(origins).join(' ')} data:`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/**
 * The policy above forbids a request, but a browser may already have looked up the name and opened a connection for it:
 * by a frame within, a link, `location` or a hint to connect early. This list is asked before either happens.
 */
export const connectionAllowlist = (origins: Origins) =>
  `(${[`${origins.publicOrigin}/t/`, ...uploadsOf(origins)].map((from) => `"${from}*"`).join(' ')})`
