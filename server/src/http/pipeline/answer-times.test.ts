import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { timeAnswers } from './answer-times.ts'

const answers: [method: string, route: string, status: number, seconds: number][] = [
  ['GET', '/:slug/:vendorId', 200, 0.0004],
  ['GET', '/:slug/:vendorId', 200, 0.005],
  ['GET', '/:slug/:vendorId', 200, 0.75],
  ['GET', '/:slug/:vendorId', 429, 12],
  ['POST', '/api/public/menu-view', 202, 0.02],
  ['GET', '/sitemap-:page(^\\d{1,6}).xml', 200, 0.3],
]

test('the metrics are the same as those of a prom-client histogram', async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  const answersOf = timeAnswers(ours)
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [theirs],
  })
  for (const [method, route, status, seconds] of answers) {
    answersOf(method, route)(status, seconds)
    duration.observe({ method, route, status }, seconds)
  }

  expect(await ours.metrics()).toBe(await theirs.metrics())
})
