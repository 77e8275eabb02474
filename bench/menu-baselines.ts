import { createServer, request } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

// The baselines of bench/menu.ts: pages that the menu is compared with, made from the answers of the real server.
const { PORT, OURS, MENU = '', PICTURED = '' } = process.env
const ours = `http://127.0.0.1:${OURS}`
const { renderMenuPage } = await import(new URL('../menu/dist/render.js', import.meta.url).href)

const menuPage = await fetch(ours + MENU, { headers: { 'accept-encoding': 'br' } })
// The same number of bytes on the wire as ours, security headers included.
const { connection: _c, 'keep-alive': _k, date: _d, ...sameHeaders } = Object.fromEntries(menuPage.headers)
const html = await menuPage.text()
const pictured = await (await fetch(ours + PICTURED)).text()
const menu = await readMenu()
const compress = (text: string, quality = 11) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const scriptUrl = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
const options = { scriptUrl, origin: ours, siteName: 'Thela' }
const pages: Record<string, () => Buffer> = {
  '/same': keep(compress(html)),
  '/stripped': keep(compress(html.replace(/<script.*?<\/script>/gs, ''))),
  '/by-script': keep(compress(emptied(html))),
  '/text-only': keep(compress(pictured.replace(/<img[^>]*>/g, ''))),
  '/rendered': () => compress(renderMenuPage(menu, options), 5),
}

createServer((asked, answer) => {
  const page = pages[asked.url ?? '']?.()
  if (page) {
    return answer.writeHead(200, { ...sameHeaders, 'content-length': String(page.length) }).end(page)
  }
  // Scripts, images and API calls are passed to the real server.
  const passed = request(ours + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
    answer.writeHead(given.statusCode ?? 500, given.headers)
    given.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}).listen(Number(PORT), '127.0.0.1', () => console.log('is ready'))

/** As the renderer takes it: without the languages, it is in the only one that it has. */
async function readMenu() {
  const answer = await fetch(`${ours}/api/public/vendor/${MENU.split('/')[2]}/menu-full`)
  if (!answer.ok) throw new Error(await answer.text())
  return { ...(await answer.json()), languages: undefined }
}

function keep(bytes: Buffer) {
  return () => bytes
}

/** The same page rendered by the browser: its script finds no menu and fetches it, as for the longest menus. */
function emptied(html: string) {
  const body = html.indexOf('<div id="menu"')
  const script = JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  const { menu: _menu, texts: _texts, ...rest } = script
  const inline = `<script type="application/json" id="page">${JSON.stringify({ ...rest, fingerprint: '-' })}</script>`
  return `${html.slice(0, body)}<div id="menu" class="menu"></div>${inline}<script type="module" src="${scriptUrl}"></script></body></html>`
}
