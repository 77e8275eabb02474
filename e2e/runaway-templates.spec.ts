import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { spread } from '../scripts/long.ts'
import { wholeBrowserPath } from './browser.ts'
import { expect, longTest, test } from './fixtures.ts'
import { counting as allCounting, hiding as allHiding } from './hiding-templates.ts'
import { createMenuWithTemplate, DISH, serveTemplate, waitForStart } from './hostile-menu.ts'
import type { Attack } from './hostile-templates.ts'
import { share } from './long.ts'
import { followRouteHandlers } from './route-handlers.ts'

test.describe.configure({ mode: 'default', timeout: 600_000 })

let menu = ''
let dishId = ''

test.beforeAll(async ({ request, newVendor }) => {
  const stall = await createMenuWithTemplate(request, await newVendor())
  menu = stall.menu
  dishId = stall.dishId
})

const counting = spread(allCounting, 3)
const hiding = spread(allHiding, 4)
const inDefaultLayout = (page: Page) => page.locator('#menu').getByText(DISH).first()
const inFrame = (page: Page) => page.frameLocator('body > iframe').getByText(DISH).first()
const fullDesign = (page: Page) => page.getByRole('button', { name: 'Show full design' })
const simpleMenu = (page: Page) => page.getByRole('link', { name: 'Show simple menu' })

test(`${hiding.length} templates that show nothing give the menu back`, async ({ browser }) => {
  for (let at = 0; at < hiding.length; at += 4) {
    await Promise.all(
      hiding.slice(at, at + 4).map((attack) =>
        visit(
          browser,
          attack,
          async (page) => {
            await expect(page.locator('body > iframe'), attack.name).toHaveCount(0)
            await expect(inDefaultLayout(page), attack.name).toBeVisible()
          },
          async () => {},
        ),
      ),
    )
  }
})

longTest(
  'the proof sees a design that shows nothing when its word is taken for it on purpose',
  async ({ browser }) => {
    const gone = allHiding.find(({ name }) => name === 'gone after a while') as Attack
    await visit(
      browser,
      gone,
      async (page) => {
        await answersOf(page, 8)
        await expect(page.locator('body > iframe')).toHaveCount(1)
        await expect(inDefaultLayout(page)).toBeHidden()
      },
      believeEverything,
    )
  },
)

test(`${counting.length} templates that tap on dishes themselves count nothing, a finger counts once`, async ({
  browser,
}) => {
  for (const attack of counting) {
    await visit(
      browser,
      attack,
      async (page, clicks) => {
        await answersOf(page, 4)
        expect(clicks, attack.name).toEqual([])
      },
      leakLine,
    )
  }
  await visit(browser, tappable, async (page, clicks) => {
    await Promise.all([page.waitForRequest('**/api/public/item-click'), inFrame(page).click()])
    expect(clicks).toHaveLength(1)
  })
})

longTest(
  'the proof sees a dish that nobody tapped when both guards are taken away on purpose',
  async ({ browser }) => {
    const open = allCounting.find(({ name }) => name === 'a line left open on purpose') as Attack
    await visit(
      browser,
      open,
      async (page, clicks) => {
        await answersOf(page, 4)
        // The page still lets only one of them pass in half a second.
        expect(clicks).toHaveLength(1)
      },
      async (page) => {
        await leakLine(page)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'userActivation', { value: undefined }),
        )
      },
    )
  },
)

test('one tap leads from a design that hangs to the simple menu, and it stays away', async ({ browser }) => {
  const hanging = {
    name: 'hangs',
    effect: "setTimeout(() => { console.log('hanging'); for (;;) {} }, 1000)",
  }
  await visit(
    browser,
    hanging,
    async (page) => {
      await page.waitForEvent('console', (message) => message.text() === 'hanging')
      await simpleMenu(page).click()
      await expect(inDefaultLayout(page)).toBeVisible()
      await page.reload()
      await expect(fullDesign(page)).toBeVisible()
      await expect(inDefaultLayout(page)).toBeVisible()
    },
    neverAsk,
  )
})

test('a design that hung is left off at the next visit, until it is asked for', async ({ browser }) => {
  const hanging = { name: 'hangs', effect: 'setTimeout(() => { for (;;) {} }, 500)' }
  await visit(browser, hanging, async (page) => {
    await expect(fullDesign(page)).toBeVisible()
    await page.reload()
    await expect(fullDesign(page)).toBeVisible()
    await page.unroute('**/t/tpl-*.js')
    await fullDesign(page).click()
    await expect(inFrame(page)).toBeVisible()
    await page.reload()
    await expect(inFrame(page)).toBeVisible()
    await page.goto(`${menu}?plain`)
    await expect(inDefaultLayout(page)).toBeVisible()
    await expect(fullDesign(page)).toBeVisible()
  })
})

const bombs = {
  'a regular expression': "/^(a+)+$/.test('a'.repeat(60) + '!')",
  'a huge number': 'for (;;) 7n ** 999999n',
  'a page laid out for ever':
    "for (let n = 0; ; n++) { document.body.style.width = n + 'px'; document.body.offsetHeight }",
}

for (const [name, bomb] of share(Object.entries(bombs), 0, 3)) {
  test(`where a frame shares the page's process, ${name} stops a menu once and not again`, async ({
    baseURL,
  }) => {
    const attack = { name, effect: `console.log('stopping'); ${bomb}` }
    await inOneProcess(`${baseURL}${menu}`, attack, async (open) => {
      const first = await open()
      await first.stopping
      let isAnswering = false
      first.page
        .evaluate(() => 1)
        .then(
          () => {
            isAnswering = true
          },
          () => {},
        )
      const second = await open()
      await expect(fullDesign(second.page)).toBeVisible()
      await expect(inDefaultLayout(second.page)).toBeVisible()
      expect(isAnswering, 'the first page has stopped').toBe(false)
    })
  })
}

longTest(
  'the proof sees a menu that stops again when nothing is remembered on purpose',
  async ({ baseURL }) => {
    const attack = { name: 'forgotten', effect: "console.log('stopping'); for (;;) {}" }
    await inOneProcess(`${baseURL}${menu}`, attack, async (open) => {
      await (await open(forgetAll)).stopping
      await (await open(forgetAll)).stopping
    })
  },
)

type Prepare = (page: Page) => Promise<void>

const tappable: Attack = {
  name: 'a dish that can be tapped',
  effect: "document.querySelector('p').dataset.itemId = '<dish>'",
}

const withDish = ({ name, ...code }: Attack): Attack => ({
  name,
  ...Object.fromEntries(Object.entries(code).map(([key, text]) => [key, text.replaceAll('<dish>', dishId)])),
})

async function visit(
  browser: Browser,
  attack: Attack,
  look: (page: Page, clicks: string[]) => Promise<void>,
  prepare: Prepare = waitForStart,
) {
  const context = await browser.newContext()
  const handlers = followRouteHandlers(context)
  const page = await context.newPage()
  await prepare(page)
  await serveTemplate(page, withDish(attack))
  const clicks = countClicks(page)
  await page.goto(menu)
  await look(page, clicks)
  await handlers.end(30_000)
  await context.close()
}

function countClicks(page: Page) {
  const clicks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/item-click')) clicks.push(request.url())
  })
  return clicks
}

/** Counts the answers of the frame, and lets the design have the line that our script keeps to itself. */
const leakLine: Prepare = async (page) => {
  await waitForStart(page)
  await page.addInitScript(() => {
    if (window === top) return listen()

    const { apply } = Reflect
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: { type: string } | null) {
      // React's own channel sends nothing but null.
      if (message) Object.assign(window, { leakedLine: this })
      if (message?.type === 'alive') parent.postMessage({ isPing: true }, '*')
      apply(post, this, [message])
    }

    function listen() {
      let answers = 0
      addEventListener('message', ({ data }) => {
        if (data.isPing) console.log(`answers: ${++answers}`)
      })
    }
  })
}

/** Until the frame has answered so often. Whoever asks the page itself counts as a touch, so it is read from the console. */
const answersOf = (page: Page, least: number) =>
  page.waitForEvent(
    'console',
    (message) => Number(/^answers: (\d+)$/.exec(message.text())?.[1] ?? 0) >= least,
  )

/** The page with a frame that always says that the menu is in sight. */
const believeEverything: Prepare = async (page) => {
  await leakLine(page)
  await page.addInitScript(() => {
    if (window === top) return
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: object | null) {
      post.call(this, message && 'isMenuInSight' in message ? { ...message, isMenuInSight: true } : message)
    } as typeof post
  })
}

/** The page without the questions that find out by themselves that a design hangs. */
const neverAsk: Prepare = async (page) => {
  await waitForStart(page)
  await page.addInitScript(() => {
    const set = window.setInterval.bind(window)
    window.setInterval = ((work: () => void, ms?: number) =>
      String(work).includes('hidden') ? 0 : set(work, ms)) as typeof setInterval
  })
}

const forgetAll: Prepare = async (page) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {}
  })
}

type Opened = { page: Page; stopping: Promise<unknown> }

/** As phones with little memory do it: the frame runs in the process of the page and can stop it. */
async function inOneProcess(
  url: string,
  attack: Attack,
  look: (open: (prepare?: Prepare) => Promise<Opened>) => Promise<void>,
) {
  const browser = await chromium.launch({
    executablePath: wholeBrowserPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-site-isolation-trials',
      '--disable-features=IsolateSandboxedIframes',
    ],
  })
  const context = await browser.newContext()
  await look((prepare) => openMenu(context, { url, attack, prepare }))
  await browser.close()
}

type Opening = { url: string; attack: Attack; prepare?: Prepare }

async function openMenu(context: BrowserContext, { url, attack, prepare }: Opening): Promise<Opened> {
  const page = await context.newPage()
  const stopping = untilStopping(page)
  stopping.catch(() => {})
  await prepare?.(page)
  await waitForStart(page)
  await serveTemplate(page, attack)
  await page.goto(url, { waitUntil: 'commit' })
  return { page, stopping }
}

/** Until the design says that it begins. If it never does, the error tells what the page got and said. */
async function untilStopping(page: Page) {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('pageerror', (error) => told.push(String(error)))
  page.on('response', (response) => told.push(`${response.status()} ${response.url()}`))
  page.on('requestfailed', (request) => told.push(`${request.failure()?.errorText} ${request.url()}`))
  await expect.poll(() => told, { timeout: 120_000 }).toContain('stopping')
}
