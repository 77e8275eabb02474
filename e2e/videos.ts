import type { Page } from '@playwright/test'

const location = Buffer.from('hidden-location +21.1702+072.8311/')

/** A video of about a second as the browser records it, followed by tags with a location. */
export async function recordWebm(page: Page) {
  const recorded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let frame = 0; frame < 30; frame++) {
      if (pen) pen.fillStyle = frame % 2 ? 'teal' : 'orange'
      pen?.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  const tags = Buffer.concat([
    Buffer.from('1254c36701000000000000', 'hex'),
    Buffer.of(location.length),
    location,
  ])
  return Buffer.concat([Buffer.from(recorded), tags])
}

/** A video of one second with frames that the browser encodes, in an MP4 with a location before its frames. */
export async function encodeMp4(page: Page) {
  const encoded = await page.evaluate(async () => {
    const frames: number[][] = []
    const encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength)
        chunk.copyTo(bytes)
        frames.push([...bytes])
      },
      error: (error) => {
        throw error
      },
    })
    encoder.configure({ codec: 'vp09.00.10.08', width: 64, height: 48 })
    const canvas = new OffscreenCanvas(64, 48)
    const pen = canvas.getContext('2d')
    for (let n = 0; n < 10; n++) {
      if (pen) pen.fillStyle = `rgb(${n * 25} 80 80)`
      pen?.fillRect(0, 0, 64, 48)
      const frame = new VideoFrame(canvas, { timestamp: n * 100_000, duration: 100_000 })
      encoder.encode(frame, { keyFrame: true })
      frame.close()
    }
    await encoder.flush()
    return frames
  })
  return muxMp4(encoded.map((frame) => Buffer.from(frame)))
}

function muxMp4(frames: Buffer[]) {
  const ftyp = box('ftyp', Buffer.from('isom'), numbers(0), Buffer.from('isom'))
  const udta = box('udta', box('\xa9xyz', location))
  const movieWith = (offset: number) =>
    box('moov', box('mvhd', header(100)), box('trak', trackHeader(), udta, media(frames, offset)), udta)
  const start = ftyp.length + movieWith(0).length + 8
  return Buffer.concat([ftyp, movieWith(start), box('mdat', ...frames)])
}

function media(frames: Buffer[], offset: number) {
  const look = Buffer.alloc(78)
  look.writeUInt16BE(1, 6)
  look.writeUInt16BE(64, 24)
  look.writeUInt16BE(48, 26)
  look.writeUInt32BE(0x480000, 28)
  look.writeUInt32BE(0x480000, 32)
  look.writeUInt16BE(1, 40)
  look.writeUInt16BE(24, 74)
  look.writeUInt16BE(0xffff, 76)
  const codec = box('vpcC', numbers(0x01000000), Buffer.from([0, 10, 0x82, 1, 1, 1, 0, 0]))
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box('vp09', look, codec)),
    box('stts', numbers(0, 1, frames.length, 100)),
    box('stsc', numbers(0, 1, 1, frames.length, 1)),
    box('stsz', numbers(0, 0, frames.length, ...frames.map(({ length }) => length))),
    box('stco', numbers(0, 1, offset)),
  )
  const handler = box(
    'hdlr',
    numbers(0, 0),
    Buffer.from('vide'),
    Buffer.alloc(12),
    Buffer.from('hidden-name\0'),
  )
  const data = box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1))))
  return box(
    'mdia',
    box('mdhd', header(24)),
    handler,
    box('minf', box('vmhd', numbers(1), Buffer.alloc(8)), data, table),
  )
}

function header(length: number) {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32BE(1000, 12)
  bytes.writeUInt32BE(1000, 16)
  if (length > 24) writeMatrix(bytes, 36)
  return bytes
}

function trackHeader() {
  const bytes = Buffer.alloc(84)
  bytes.writeUInt32BE(3, 0)
  bytes.writeUInt32BE(1, 12)
  bytes.writeUInt32BE(1000, 20)
  writeMatrix(bytes, 40)
  bytes.writeUInt32BE(64 << 16, 76)
  bytes.writeUInt32BE(48 << 16, 80)
  return box('tkhd', bytes)
}

function writeMatrix(bytes: Buffer, at: number) {
  bytes.writeUInt32BE(0x10000, at)
  bytes.writeUInt32BE(0x10000, at + 16)
  bytes.writeUInt32BE(0x40000000, at + 32)
}

function box(name: string, ...contents: Buffer[]) {
  const content = Buffer.concat(contents)
  return Buffer.concat([numbers(content.length + 8), Buffer.from(name, 'latin1'), content])
}

function numbers(...values: number[]) {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
