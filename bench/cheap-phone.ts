import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { browserFlags, browserPath } from '../e2e/browser.ts'

const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: false }
/** Than the processor of this machine. */
const TIMES_SLOWER = 4
/** The page is left alone until then: a question has to be compiled in it. */
const ALONE_MS = 4000
const QUIET_MS = 1000
const LONGEST_VISIT_MS = 60_000

export type CheapPhone = Awaited<ReturnType<typeof startCheapPhone>>
type Visit = {
  address: string
  /** JavaScript that runs in the page before its own. */
  prepare: string
  /** JavaScript for what is read from the page once it loads nothing more; nothing while it is not all there. */
  result: string
}

/**
 * Chromium as on a cheap phone. Playwright watches the network of its pages: then Chromium reads each script that makes a
 * request a second time, up to 150 ms of a visit for which no customer waits.
 */
export async function startCheapPhone() {
  const chromium = await startChromium()

  return {
    /** With empty caches, which its visits fill. */
    async newProfile() {
      const { browserContextId } = await chromium.send('Target.createBrowserContext')
      return {
        visit: (visit: Visit) => makeVisit(chromium, visit, browserContextId),
        close: () => chromium.send('Target.disposeBrowserContext', { browserContextId }),
      }
    },
    /** With the profile that Chromium keeps on the disk, compiled scripts too, as on a phone. */
    visit: (visit: Visit) => makeVisit(chromium, visit),
    stop: chromium.stop,
  }
}

type Chromium = Awaited<ReturnType<typeof startChromium>>

async function makeVisit({ send }: Chromium, visit: Visit, browserContextId?: unknown) {
  const latest = performance.now() + LONGEST_VISIT_MS
  const { targetId } = await send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    newWindow: browserContextId === undefined,
    width: screen.width,
    height: screen.height,
  })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const ask = (method: string, params?: object) => send(method, params, sessionId)
  const read = async (expression: string) => {
    const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
  await ask('Page.enable')
  await ask('Emulation.setDeviceMetricsOverride', screen)
  await ask('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: visit.prepare })
  // The script would wait for the first one of the page. What else this costs a page ends before it runs any.
  await ask('Runtime.enable')
  await ask('Page.navigate', { url: visit.address })
  await ask('Runtime.disable')
  await pause(ALONE_MS)

  const countLoaded = () => read('performance.getEntriesByType("resource").length')
  for (let before = await countLoaded(); ; ) {
    await pause(QUIET_MS)
    const loaded = await countLoaded()
    const result = loaded === before && (await read(visit.result))
    if (result) {
      await send('Target.closeTarget', { targetId })
      return result
    }
    if (performance.now() > latest) throw new Error(`${visit.address} did not show what was looked for`)
    before = loaded
  }
}

/** Chromium, spoken to in the protocol of its developer tools. */
async function startChromium() {
  const folder = mkdtempSync(join(tmpdir(), 'thela-phone-'))
  const program = spawn(
    browserPath,
    ['--headless', ...browserFlags, '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  process.once('exit', () => program.kill())
  const socket = new WebSocket(await addressIn(program.stderr))
  await once(socket, 'open')

  // biome-ignore lint/suspicious/noExplicitAny: what is answered depends on the method.
  type Answer = Record<string, any>
  const answers = new Map<number, PromiseWithResolvers<Answer>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    if (error) answers.get(id)?.reject(new Error(error.message))
    else answers.get(id)?.resolve(result)
    answers.delete(id)
  })
  let requests = 0

  return {
    send(method: string, params: object = {}, sessionId?: string) {
      const id = ++requests
      const answer = Promise.withResolvers<Answer>()
      answers.set(id, answer)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      return answer.promise
    },
    async stop() {
      socket.close()
      program.kill()
      await once(program, 'exit')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Chromium did not start')
}
