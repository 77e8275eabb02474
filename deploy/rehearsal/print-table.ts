import type { Answers, Counts } from './ledger.ts'

const COLUMNS = [
  'Step',
  'Requests',
  'Menus: read, refused, slowest',
  'Changes: acknowledged, 503, failed',
  'Uploads and registrations',
  'Visits',
  'Pictures read',
  'Lost',
  'Stale',
  'Old while gone',
  'Recovery',
]

/** One Markdown table, a row for each step. */
export function printTable(steps: Counts[]) {
  const rows = steps.map((counts) => [
    counts.step,
    countRequests(counts),
    describeMenus(counts),
    ...[counts.writes, counts.uploads, counts.visits, counts.pictures].map(describeAnswers),
    counts.lost,
    counts.stale,
    counts.oldWhileGone,
    counts.recovery,
  ])
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  console.log(lines.join('\n'))
}

export const countRequests = ({ menus, writes, uploads, visits, pictures }: Counts) =>
  [writes, uploads, visits, pictures].reduce(
    (sum, { ok, unavailable, failed }) => sum + ok + unavailable + failed,
    menus,
  )

function describeMenus({ menus, menusRefused, menusNeverCached, slowestMenuMs }: Counts) {
  const others = menusNeverCached ? ` (and ${menusNeverCached} never read before)` : ''
  return `${menus}, ${menusRefused}${others}, ${(slowestMenuMs / 1000).toFixed(1)} s`
}

const describeAnswers = ({ ok, unavailable, failed }: Answers) => `${ok}, ${unavailable}, ${failed}`
