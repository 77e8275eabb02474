import { addItems } from './add-items.ts'
import { countCpu } from './count-cpu.ts'
import { cpuMicrosOf } from './cpu-time.ts'
import { makePlatform } from './platform.ts'
import { median, printRatio } from './ratios.ts'
import { registerVendor } from './register-vendor.ts'
import { startNginx } from './start-nginx.ts'

// NODE-07: a menu from nginx's cache against the same menu from one node. What is compared is CPU time: menus a second
// are limited by whatever asks for them on the same machine. A node uses one core, nginx as many as there are.
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const NODE = 23_121
const CACHE = 23_122
const GOAL = 10

const platform = makePlatform()
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined

try {
  await run()
} finally {
  await nginx?.stop()
  await platform.stop()
}

async function run() {
  // The measured server finds existing data, as every start but the first does.
  await platform.fill(NODE, {})
  const node = await platform.start(NODE, { TRUST_PROXY: 'loopback' })
  const { path, token } = await registerVendor(NODE, 1)
  await addItems(NODE, token)
  nginx = await startNginx(CACHE, NODE)

  const figures = { node: [] as number[], cache: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const direct = await countCpu({ pid: node, port: NODE, path, requests: 16_000 })
    const cached = await countCpu({
      pid: nginx.pid,
      port: CACHE,
      path,
      requests: 16_000,
      readCpu: cpuMicrosOf,
    })
    // The first round warms up.
    if (round === 0) continue
    figures.node.push(direct)
    figures.cache.push(cached)
  }
  printRatio('NODE-07, CPU µs: a menu from one node against nginx', figures.node, figures.cache)
  const perCore = median(figures.node.map((micros, round) => micros / (figures.cache[round] ?? Number.NaN)))
  console.log(
    `${GOAL} times the menus a second of one node take ${Math.ceil(GOAL / perCore)} cores for the cache`,
  )
}
