import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hasNginx, startNginx } from '../nginx.ts'

/** Answers as a node whose object store is down: pictures with 503, everything else with 200. */
async function startNode() {
  const node = createServer(({ url = '' }, answer) => {
    answer.writeHead(url.startsWith('/uploads/') ? 503 : 200).end()
  })
  await new Promise<void>((ready) => node.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    node.closeAllConnections()
    node.close()
  })
  return (node.address() as AddressInfo).port
}

test.runIf(hasNginx())(
  'pictures that no node can read do not keep nginx from sending other requests to the nodes',
  async () => {
    const { origin } = await startNginx([await startNode(), await startNode()])
    const statusOf = async (path: string) => (await fetch(origin + path)).status
    for (let n = 0; n < 4; n++) {
      expect(await statusOf('/uploads/picture.webp')).toBe(503)
      expect(await statusOf('/api/items')).toBe(200)
    }
  },
)
