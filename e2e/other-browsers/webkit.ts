import { type Installed, type OtherBrowser, startListening, startProgram } from './other-browser.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'

export const webkit: Installed = {
  name: 'WebKit',
  programs: { 'webkit2gtk-driver': DRIVER, xvfb: '/usr/bin/Xvfb' },
  open: openWebKit,
}

const PORT = 4723
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKit's driver speaks WebDriver (w3.org/TR/webdriver2): HTTP with JSON. It needs a display. */
async function openWebKit(folder: string): Promise<OtherBrowser> {
  const display = await startListening(['Xvfb', '-displayfd', '1', '-screen', '0', '1440x1000x24'], /^(\d+)$/)
  const driver = startProgram([DRIVER, `--port=${PORT}`], {
    DISPLAY: `:${display.said[1]}`,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    // The sandbox of a page needs rights that a container does not have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  await untilListening()
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
  })
  const inSession = (method: string, path: string, body?: object) =>
    send(method, `/session/${sessionId}${path}`, body)
  await inSession('POST', '/window/rect', { width: 390, height: 844 })
  const find = async (selector: string) =>
    (await inSession('POST', '/element', { using: 'css selector', value: selector }))[ELEMENT]

  return {
    name: webkit.name,
    open: (url) => inSession('POST', '/url', { url }),
    resize: (width, height) => inSession('POST', '/window/rect', { width, height }),
    read: (expression) => inSession('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    click: async (selector) => inSession('POST', `/element/${await find(selector)}/click`, {}),
    type: async (selector, text) => inSession('POST', `/element/${await find(selector)}/value`, { text }),
    picture: async () => Buffer.from(await inSession('GET', '/screenshot'), 'base64'),
    close: async () => {
      await inSession('DELETE', '')
      await driver.end()
      await display.end()
    },
  }
}

/** The driver does not say when it listens. */
async function untilListening() {
  while (!(await fetch(`http://127.0.0.1:${PORT}/status`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

async function send(method: string, path: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    body: body && JSON.stringify(body),
  })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
  // biome-ignore lint/suspicious/noExplicitAny: every command has an answer of its own
  return value as any
}
