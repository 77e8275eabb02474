import { measureDashboard } from './dashboard.ts'
import { measureTracking } from './tracking.ts'

// npm run bench -- events: goals 8 and 9. EVENTS=10000000 for the full size, ROUNDS and SECONDS for longer runs.
const [only] = process.argv.slice(2)

if (only !== 'dashboard') {
  console.log('Goal 8: visits, durable before the answer, against one INSERT per request')
  await measureTracking()
}
if (only !== 'tracking') {
  console.log('Goal 9: a vendor’s 90 days, against the same questions on the raw events')
  await measureDashboard()
}
