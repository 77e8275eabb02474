import { bodyLimitsKB } from '@thela/contract/body-limits'
import type { Endpoint } from '@thela/contract/endpoint'
import { everyEndpoint } from '@thela/contract/every-endpoint'

const areas = Map.groupBy(everyEndpoint, ({ path }) => path.split('/')[2] ?? '')

const repeatable = everyEndpoint
  .filter(({ isRepeatable }) => isRepeatable)
  .map(({ method, path }) => `\`${method} ${path}\``)

/** docs/api.md, generated from the contract. */
export function writeApiDoc() {
  const chapters = [...areas]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([area, endpoints]) => chapter(area, endpoints))

  return `# The API

Generated from \`contract/\` by \`npm run docs\`; the running server shows the schemas at \`/api/docs\`. Every error response is \`{ message, error?, details?: [{ msg, path }] }\`. A body is at most ${bodyLimitsKB.public} KB on public calls and ${bodyLimitsKB.signedIn} KB on the others, more where the longest valid body needs it (\`contract/src/body-limits.ts\`); a larger one is answered with 413. Access: *public* ignores any token; *vendor*, *admin* and *any* need \`Authorization: Bearer …\`. A request with the header \`Idempotency-Key\` (at most 255 characters, kept for a day) can be repeated safely and gets the same answer; these calls accept it: ${repeatable.join(', ')}.
${chapters.join('')}`
}

function chapter(area: string, endpoints: Endpoint[]) {
  const rows = endpoints.map(
    ({ method, path, access, summary }) => `| ${method} | \`${path}\` | ${access} | ${summary} |`,
  )
  return `\n## ${area}\n\n| | Path | Access | What it does |\n|---|---|---|---|\n${rows.join('\n')}\n`
}
