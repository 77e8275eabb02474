import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for a browser to show what it has. */
const INTERVAL_MS = 17

/** A proxy that passes everything on from `origin`, but sends what documents show one tag at a time. */
export async function startSlowProxy(origin: string) {
  const server = createServer(async (request, response) => {
    const { url = '/', headers, method } = request
    const isPage = headers.accept?.includes('text/html')
    const upstream = await fetch(origin + url, {
      method,
      headers: headers as Record<string, string>,
      body: method === 'POST' ? await readAll(request) : undefined,
    })
    // Decompressed here, so that the pieces are pieces of the document itself.
    const passedHeaders = [...upstream.headers].filter(
      ([name]) => !/^(content-(encoding|length)|connection)$/.test(name),
    )
    response.writeHead(upstream.status, Object.fromEntries(passedHeaders))
    if (!isPage) return response.end(Buffer.from(await upstream.arrayBuffer()))

    const [head, body] = (await upstream.text()).split(/(?=<body)/)
    response.write(head)
    for (const tag of body?.split(/(?=<)/) ?? []) {
      response.write(tag)
      await sleep(INTERVAL_MS)
    }
    response.end()
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
