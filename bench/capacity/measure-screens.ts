import { median } from '../ratios.ts'
import { post } from '../register-vendor.ts'
import type { Program } from './open-cluster.ts'
import { format, formatMs, LOGS_PER_VENDOR, PASSWORD, phoneOf, type Row, type Scale } from './scale.ts'

const PER_PAGE = 50

/** How long each screen waits for all that it asks for at once: the median and the slowest of so many times. */
export async function measureScreens({ port, signInAdmin }: Program, scale: Scale, rounds: number) {
  const ask = askWith(port)
  const vendor = await signInVendor(port, 0)
  const admin = await signInAdmin()
  const rows: Row[] = []

  for (const [what, calls] of Object.entries(vendorScreens)) {
    const result = await timesOf(rounds, () => Promise.all(calls.map((call) => ask(call, vendor.token))))
    rows.push({ group: 'Vendor with the most visits', what, result })
  }
  for (const [what, calls] of Object.entries(adminScreens(scale))) {
    const result = await timesOf(rounds, () => Promise.all(calls.map((call) => ask(call, admin))))
    rows.push({ group: 'Administrator', what, result })
  }
  const menus = await findMenus(ask, scale, rounds)
  const read = (path: string | undefined) => ask(path ?? '/')
  rows.push({
    group: 'Customer',
    what: 'menu, not in the cache',
    result: await timesOf(rounds, (n) => read(menus[n])),
  })
  rows.push({
    group: 'Customer',
    what: 'menu from the cache',
    result: await timesOf(rounds, (n) => read(menus[n])),
  })
  for (const [what, call] of Object.entries(searches(vendor.city))) {
    rows.push({ group: 'Customer', what, result: await timesOf(rounds, () => ask(call)) })
  }
  return rows
}

const vendorScreens = {
  home: [
    '/api/vendors/stats/summary',
    '/api/vendors/stats/today',
    '/api/vendors/analytics?limit=5&signIns=hide',
  ],
  items: ['/api/items?limit=100', '/api/categories'],
  'analytics of 30 days': [
    '/api/vendors/analytics?period=30d&limit=5',
    '/api/vendors/analytics/daily?days=30',
    '/api/vendors/analytics/categories?period=30d',
    '/api/vendors/analytics/visitors?period=30d',
  ],
}

function adminScreens({ vendors }: Scale): Record<string, string[]> {
  const list = (page: number) =>
    `/api/admin/vendors?page=${page}&limit=${PER_PAGE}&includeAnalytics=true&includeSummary=false`
  const logs = (page: number) => `/api/admin/audit-logs?page=${page}&limit=${PER_PAGE}`
  const lastOf = (rows: number) => Math.ceil(rows / PER_PAGE)
  const [last, lastLog] = [lastOf(vendors), lastOf(vendors * LOGS_PER_VENDOR)]

  return {
    dashboard: [
      '/api/admin/vendors?limit=1&includeAnalytics=true&summary=totals',
      '/api/admin/contact-messages',
      '/api/backup/stats',
    ],
    'vendors, page 1': [list(1)],
    [`vendors, last page (${format(last)})`]: [list(last)],
    'analytics of 30 days': ['/api/admin/analytics?period=30d'],
    'notifications, page 1': ['/api/admin/notifications?period=30d'],
    'audit log, page 1': [logs(1), '/api/admin/audit-logs/stats?period=30d'],
    [`audit log, last page (${format(lastLog)})`]: [logs(lastLog)],
  }
}

const searches = (city: string) => ({
  'search for stalls: chaat': '/api/public/vendors?search=chaat',
  'search for stalls: dosa and a city': `/api/public/vendors?search=${encodeURIComponent(`dosa ${city}`)}`,
})

async function signInVendor(port: number, n: number) {
  const { token, user } = await post('/auth/vendor/login', {
    port,
    body: { phone: phoneOf(n), password: PASSWORD },
  })
  return { token: token as string, city: user.city as string }
}

/** Addresses of menus that nobody has asked for yet. */
async function findMenus(ask: ReturnType<typeof askWith>, { vendors }: Scale, count: number) {
  const found: string[] = []
  for (let page = 1; found.length < Math.min(count, vendors); page++) {
    const { vendors: some } = JSON.parse(await ask(`/api/public/vendors?page=${page}&limit=50`))
    found.push(...some.map(({ slug, id }: { slug: string; id: string }) => `/${slug}/${id}`))
  }
  return Array.from({ length: count }, (_, n) => found[n % found.length])
}

const askWith = (port: number) => async (call: string, token?: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${call}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`)
  return text
}

/** A refused call is part of the result: a full platform must not hide it. */
async function timesOf(rounds: number, ask: (round: number) => Promise<unknown>) {
  const times: number[] = []
  const refusals: string[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await ask(round).catch((error) => refusals.push(String(error)))
    times.push(performance.now() - began)
  }
  for (const refusal of refusals) console.error(refusal)
  const failed = refusals.length > 0 ? `, failed ${refusals.length} of ${rounds} times` : ''
  return `${formatMs(median(times))}, slowest ${formatMs(Math.max(...times))}${failed}`
}
