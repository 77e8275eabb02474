import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { addItems } from './add-items.ts'
import { type CheapPhone, startCheapPhone } from './cheap-phone.ts'
import { countCpu } from './count-cpu.ts'
import { type Opened, openMenu, openMenuFirst } from './open-menu.ts'
import { makePlatform } from './platform.ts'
import { median, printRatio } from './ratios.ts'
import { registerVendor } from './register-vendor.ts'
import { openSlowLink } from './slow-link.ts'
import { startProgram, stopProgram } from './start-program.ts'

// Goals 2, 3, 4, 6, 7, 12 and 18 of the performance goals and the cost of live menus (QUICK-09), all in one run;
// npm run bench -- menu cpu leaves out what needs a browser.
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const OURS = 23_111
const YARDSTICKS = 23_112
const lines = {
  '4G': { roundTripMs: 150, bitsPerSecond: 1_600_000, ours: 23_113, baselines: 23_114 },
  '3G': { roundTripMs: 400, bitsPerSecond: 400_000, ours: 23_115, baselines: 23_116 },
}
/** The phone keeps a menu after everything else has come. */
const SAVED_WITHIN_MS = 5000
const PICTURED = '/hiral-locho-house/demo-vendor'

const platform = makePlatform()
let baselines: ChildProcess | undefined

try {
  await run()
} finally {
  if (baselines) await stopProgram(baselines)
  await platform.stop()
}

async function run() {
  // The measured server finds existing data, as every start but the first does.
  await platform.fill(OURS, { DEMO: '1' })
  const server = await platform.start(OURS, { DEMO: '1' })
  const { path, token } = await registerVendor(OURS, 1)
  await addItems(OURS, token)
  baselines = await startProgram({
    file: 'bench/menu-baselines.ts',
    env: { PORT: String(YARDSTICKS), OURS: String(OURS), MENU: path, PICTURED },
  })
  await compareCpu(path, server, baselines.pid as number)
  if (!process.argv.includes('cpu')) await comparePages(path)
}

/** Goals 6 and 7, and the request of an open menu that has not changed. */
async function compareCpu(path: string, server: number, baselines: number) {
  const figures = {
    ours: [] as number[],
    asked: [] as number[],
    bare: [] as number[],
    rendered: [] as number[],
  }
  const many = { requests: 16_000 }
  const etag = (await fetch(`http://127.0.0.1:${OURS}${path}`)).headers.get('etag') ?? ''
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await countCpu({ pid: server, port: OURS, path, ...many })
    const asked = await countCpu({ pid: server, port: OURS, path, ...many, etag })
    const bare = await countCpu({ pid: baselines, port: YARDSTICKS, path: '/same', ...many })
    const rendered = await countCpu({ pid: baselines, port: YARDSTICKS, path: '/rendered', requests: 160 })
    // The first round warms up.
    if (round === 0) continue
    figures.ours.push(ours)
    figures.asked.push(asked)
    figures.bare.push(bare)
    figures.rendered.push(rendered)
  }
  printRatio('Goal 6, CPU µs: cached menu against bare node:http (≤ 1.10x)', figures.ours, figures.bare)
  printRatio('QUICK-09, CPU µs: an open menu asks against a fresh menu (≤ 1x)', figures.asked, figures.ours)
  printRatio('Goal 7, CPU µs: rendered each time against cached (≥ 50x)', figures.rendered, figures.ours)
}

/** Goals 2, 3, 4 and 12. */
async function comparePages(path: string) {
  const closers: (() => void)[] = []
  for (const { ours, baselines, ...line } of Object.values(lines)) {
    closers.push(await openSlowLink({ port: ours, target: OURS, ...line }))
    closers.push(await openSlowLink({ port: baselines, target: YARDSTICKS, ...line }))
  }
  const phone = await startCheapPhone()
  const opened = await openAlternately(phone, {
    ours: `:${lines['4G'].ours}${path}`,
    stripped: `:${lines['4G'].baselines}/stripped`,
    byScript: `:${lines['4G'].baselines}/by-script`,
    pictured: `:${lines['4G'].ours}${PICTURED}`,
    textOnly: `:${lines['4G'].baselines}/text-only`,
    ours3G: `:${lines['3G'].ours}${path}`,
    byScript3G: `:${lines['3G'].baselines}/by-script`,
  })
  for (const close of closers) close()
  const withoutSignal = await openWithoutSignal(phone, path)
  await phone.stop()
  printPages(opened)
  const [least, most] = [Math.min(...withoutSignal), Math.max(...withoutSignal)].map(Math.round)
  console.log(
    `Goal 18, first dish of an opened menu without signal ${median(withoutSignal).toFixed(0)} ms`,
    `(${least} to ${most}; ≤ 300)`,
  )
}

/** Goal 18: a menu that was opened once, where there is no signal. */
async function openWithoutSignal(phone: CheapPhone, path: string) {
  const { ours, baselines: _, ...line } = lines['4G']
  const address = `http://127.0.0.1:${ours}${path}`
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const profile = await phone.newProfile()
    const loseSignal = await openSlowLink({ port: ours, target: OURS, ...line })
    await openMenu(profile, address)
    await pause(SAVED_WITHIN_MS)
    loseSignal()
    const { firstItemMs } = await openMenu(profile, address)
    times.push(firstItemMs)
    await profile.close()
  }
  return times
}

type Rounds = Record<
  'ours' | 'stripped' | 'byScript' | 'pictured' | 'textOnly' | 'ours3G' | 'byScript3G',
  Opened[]
>

async function openAlternately(phone: CheapPhone, addresses: Record<keyof Rounds, string>) {
  const rounds = Object.fromEntries(Object.keys(addresses).map((name) => [name, []])) as unknown as Rounds
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, address] of Object.entries(addresses))
      rounds[name as keyof Rounds].push(await openMenuFirst(phone, `http://127.0.0.1${address}`))
  return rounds
}

function printPages(rounds: Rounds) {
  const item = (name: keyof Rounds) => rounds[name].map(({ firstItemMs }) => firstItemMs)
  const lcp = (name: keyof Rounds) => rounds[name].map(({ lcpMs }) => lcpMs)
  const worst = (name: keyof Rounds, figure: keyof Opened) =>
    Math.max(...rounds[name].map((opened) => opened[figure]))

  printRatio(
    'Goal 2, first dish on 4G, ms: ours against no scripts (≤ 1.15x)',
    item('ours'),
    item('stripped'),
  )
  printRatio(
    'Goal 3, first dish on 4G, ms: drawn by script against ours (≥ 1.6x)',
    item('byScript'),
    item('ours'),
  )
  printRatio(
    'Goal 3, first dish on 3G, ms: drawn by script against ours (≥ 2x)',
    item('byScript3G'),
    item('ours3G'),
  )
  printRatio('Goal 4, LCP, ms: ours against no scripts (≤ 1.1x)', lcp('ours'), lcp('stripped'))
  console.log(
    `Goal 4, worst CLS ${worst('ours', 'shift')} (≤ 0.01);`,
    `median blocking time ${median(rounds.ours.map(({ blockedMs }) => blockedMs)).toFixed(0)} ms (≤ 150)`,
  )
  printRatio(
    'Goal 12, first dish, ms: with pictures against without (≤ 1.2x)',
    item('pictured'),
    item('textOnly'),
  )
  console.log(
    `Goal 12, most bytes of pictures before scrolling ${worst('pictured', 'pictureBytes')} (≤ 25,000);`,
    `worst CLS ${worst('pictured', 'shift')}`,
  )
}
