import { crc32, deflateSync } from 'node:zlib'

type Claim = { width: number; height: number; rows?: number; chunks?: Buffer[] }

/** A black PNG that claims the given size, with the given number of rows and additional chunks. */
export function png({ width, height, rows = 1, chunks = [] }: Claim) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const row = 1 + Math.ceil(Math.min(width, 20_000) / 8)

  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.alloc(row * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const plainText = (text: string) => chunk('tEXt', Buffer.from(`Title\0${text}`))
export const zippedText = (text: string) =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(text)]))

function chunk(type: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
