import { setTimeout as pause } from 'node:timers/promises'
import { startCheapPhone } from './cheap-phone.ts'
import { makePlatform } from './platform.ts'
import { median } from './ratios.ts'
import { openSlowLink } from './slow-link.ts'

// How long a vendor waits for the list of items on a cheap phone: until the first dish is there and its switch has been
// answered, with an empty cache, and on the third visit: at the second one Chromium keeps what it has compiled.
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const OURS = 23_121
const LINK = 23_122
const line = { roundTripMs: 150, bitsPerSecond: 1_600_000 }
const goals = { first: 'goal 2500 ms', second: 'no goal', third: 'goal 1000 ms' }
/** A browser that has just started has work of its own. */
const SETTLED_MS = 5000

const platform = makePlatform()
try {
  await platform.fill(OURS, { DEMO: '1' })
  await platform.start(OURS, { DEMO: '1' })
  const close = await openSlowLink({ port: LINK, target: OURS, ...line })
  await compare()
  close()
} finally {
  await platform.stop()
}

async function compare() {
  const seen = { first: [] as Usable[], second: [] as Usable[], third: [] as Usable[] }
  for (let round = 0; round < ROUNDS; round++) {
    const phone = await startCheapPhone()
    await pause(SETTLED_MS)
    const visit = await signedIn()
    for (const visits of Object.values(seen)) visits.push(await phone.visit(visit))
    await phone.stop()
  }
  for (const visit of ['first', 'second', 'third'] as const) {
    const rows = seen[visit].map(({ rowMs }) => rowMs)
    const answers = seen[visit].map(({ answeredMs }) => answeredMs)
    console.log(
      `Items, ${visit} visit: first dish ${inWords(rows)}, its switch answered ${inWords(answers)}, ${goals[visit]}`,
    )
  }
}

function inWords(times: number[]) {
  return `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`
}

type Usable = { rowMs: number; answeredMs: number }

/** A visit of the demo's vendor, who signed in on this phone some time ago. */
async function signedIn() {
  const answer = await fetch(`http://127.0.0.1:${OURS}/api/auth/vendor/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+919900100001', password: 'Demo@1234' }),
  })
  const { token, user } = await answer.json()
  const session = { 'thela-token': token, 'thela-user': JSON.stringify(user) }
  return {
    address: `http://localhost:${LINK}/dashboard/items`,
    prepare: `
      Object.assign(localStorage, ${JSON.stringify(session)});
      (${useFirstSwitch})()`,
    result: 'seen.answeredMs && seen',
  }
}

/** Runs in the page: presses the switch of the first dish in the first frame in which a finger would hit it. */
function useFirstSwitch() {
  const seen = { rowMs: 0, answeredMs: 0 }
  Object.assign(window, { seen })

  const look = () => {
    const found = document.querySelector('[aria-label="Menu items"] [role=switch]')
    const box = found?.getBoundingClientRect()
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (!hit || !found?.contains(hit)) return requestAnimationFrame(look)
    seen.rowMs = performance.now()
    const before = found.getAttribute('aria-checked')
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const wait = () => {
      const after = document.querySelector('[aria-label="Menu items"] [role=switch]')
      if (after?.getAttribute('aria-checked') === before) return requestAnimationFrame(wait)
      seen.answeredMs = performance.now()
    }
    wait()
  }
  requestAnimationFrame(look)
}
