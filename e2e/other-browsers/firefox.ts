import { type Installed, type OtherBrowser, startListening } from './other-browser.ts'

const FIREFOX = '/usr/bin/firefox-esr'

export const firefox: Installed = {
  name: 'Firefox',
  programs: { 'firefox-esr': FIREFOX },
  open: openFirefox,
}

type Element = { sharedId: string }

/** Firefox speaks WebDriver BiDi itself (w3.org/TR/webdriver-bidi): JSON over a socket. */
async function openFirefox(folder: string): Promise<OtherBrowser> {
  const { said, end } = await startListening(
    [FIREFOX, '--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
    { HOME: folder },
  )
  const send = await connect(`${said[1]}/session`)
  await send('session.new', { capabilities: {} })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  const resize = (width: number, height: number) =>
    send('browsingContext.setViewport', { context, viewport: { width, height } })
  await resize(390, 844)

  const evaluate = async (expression: string) => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  const act = (actions: object[]) => send('input.performActions', { context, actions })
  const click = async (selector: string) => {
    const { sharedId }: Element = await evaluate(`document.querySelector(${JSON.stringify(selector)})`)
    await evaluate(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    )
    const origin = { type: 'element', element: { sharedId } }
    await act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  return {
    name: firefox.name,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    resize,
    read: async (expression) => JSON.parse((await evaluate(`JSON.stringify(${expression})`)).value ?? 'null'),
    click,
    type: async (selector, text) => {
      await click(selector)
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act([{ type: 'key', id: 'keyboard', actions: keys }])
    },
    picture: async () =>
      Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close: async () => {
      await send('browser.close', {})
      await end()
    },
  }
}

/** Returns the function that sends a command and waits for its answer. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(data)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let lastId = 0

  return async (method: string, params: object) => {
    const id = ++lastId
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
}

type Answer = {
  id: number
  type: 'success' | 'error'
  message?: string
  // biome-ignore lint/suspicious/noExplicitAny: every command has an answer of its own
  result: any
}
