import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const BYTES = 500
const EVERY_MS = 10

/** A line so thin that a page comes in drops: everything of `origin`, its documents a few bytes at a time. */
export async function openThinLine(origin: string) {
  const server = createServer(async (asked, answer) => {
    const { url = '/', headers, method } = asked
    const isPage = headers.accept?.includes('text/html')
    const given = await fetch(origin + url, {
      method,
      headers: headers as Record<string, string>,
      body: method === 'POST' ? await readAll(asked) : undefined,
    })
    // Unpacked here, so that a drop is a drop of the document and not of its packing.
    const told = [...given.headers].filter(([name]) => !/^(content-(encoding|length)|connection)$/.test(name))
    answer.writeHead(given.status, Object.fromEntries(told))
    const bytes = Buffer.from(await given.arrayBuffer())
    for (let at = 0; isPage && at < bytes.length; at += BYTES) {
      answer.write(bytes.subarray(at, at + BYTES))
      await sleep(EVERY_MS)
    }
    answer.end(isPage ? undefined : bytes)
  })
  const port = await listen(server)

  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function readAll(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function listen(server: Server) {
  return new Promise<number>((ready) => {
    server.listen(0, '127.0.0.1', () => ready((server.address() as { port: number }).port))
  })
}
