import { createRequire } from 'node:module'
import sharp from 'sharp'

/** A line of a paper menu: a heading, or a dish with what stands at the right edge. */
export type PaperLine = string | [name: string, price: string]

export type Paper = {
  lines: PaperLine[]
  tiltDegrees: number
  /** Deviation of the grey of each pixel. */
  noise: number
  blur?: number
  /** White on a dark board instead of ink on paper. */
  isBoard?: boolean
  /** Dots from the name to the price. */
  hasDots?: boolean
  isBold?: boolean
}

const WIDTH = 1100
const LINE_HEIGHT = 74
const MARGIN = 110

const require = createRequire(import.meta.url)
const fontFile = (font: string) => require.resolve(`@expo-google-fonts/${font}`)
const devanagari = 'noto-sans-devanagari'
const gujarati = 'noto-sans-gujarati'

/** A photo of a paper menu as a phone takes it: tilted, unevenly lit, noisy, as a JPEG. The same paper gives the same photo. */
export async function drawPhoto(paper: Paper) {
  const height = 2 * MARGIN + paper.lines.length * LINE_HEIGHT
  const ink = paper.isBoard ? '#f2efe6' : '#2a2724'
  const placed = await Promise.all(paper.lines.map((line, n) => placeLine(line, n, { paper, ink })))
  const page = {
    width: WIDTH,
    height,
    channels: 3 as const,
    background: paper.isBoard ? '#26332d' : '#efe9dc',
  }

  const flat = await sharp({ create: page }).composite(placed.flat()).png().toBuffer()
  const { data, info } = await sharp(flat)
    .rotate(paper.tiltDegrees, { background: '#8a7560' })
    .blur(paper.blur ?? 0.6)
    .raw()
    .toBuffer({ resolveWithObject: true })
  addLightAndNoise(data, info, paper.noise)
  return sharp(data, { raw: info }).jpeg({ quality: 72 }).toBuffer()
}

type Look = { paper: Paper; ink: string }

async function placeLine(line: PaperLine, n: number, look: Look) {
  const top = MARGIN + n * LINE_HEIGHT
  if (typeof line === 'string') return [{ ...(await drawText(line, 19, look)), left: MARGIN, top }]

  const [name, price] = await Promise.all(line.map((text) => drawText(text, 16, look)))
  if (!name || !price) return []
  const right = WIDTH - MARGIN - price.width
  const dots = '.'.repeat(Math.max(0, Math.floor((right - MARGIN - name.width - 40) / 10)))
  const leader = look.paper.hasDots && dots ? [await drawText(dots, 16, look)] : []
  return [
    { ...name, left: MARGIN, top },
    ...leader.map((drawn) => ({ ...drawn, left: MARGIN + name.width + 16, top })),
    { ...price, left: right, top },
  ]
}

async function drawText(text: string, points: number, { paper, ink }: Look) {
  const isGujarati = /\p{Script=Gujarati}/u.test(text)
  const [weight, style] = paper.isBold ? ['700Bold', ' Bold'] : ['400Regular', '']
  const family = isGujarati ? 'NotoSansGujarati' : 'NotoSansDevanagari'
  const folder = fontFile(isGujarati ? gujarati : devanagari).replace(/[^/\\]+$/, '')
  const { data, info } = await sharp({
    text: {
      // The invisible bar gives all texts of a line the same height, so that they share a baseline.
      text: `<span foreground="${ink}" alpha="1%" size="160%">|</span><span foreground="${ink}">${text.replaceAll('&', '&amp;')}</span>`,
      font: `Noto Sans ${isGujarati ? 'Gujarati' : 'Devanagari'}${style} ${points}`,
      fontfile: `${folder}${weight}/${family}_${weight}.ttf`,
      dpi: 170,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width }
}

/** Darker towards one corner, and grain from a seeded generator. */
function addLightAndNoise(
  data: Buffer,
  { width, channels }: { width: number; channels: number },
  noise: number,
) {
  const random = seededRandom(noise * 1000 + data.length)
  const pixels = data.length / channels
  for (let pixel = 0; pixel < pixels; pixel++) {
    const light = 1 - 0.28 * ((pixel % width) / width) * (pixel / pixels)
    const grain = (random() + random() + random() - 1.5) * 2 * noise
    for (let channel = 0; channel < channels; channel++) {
      const at = pixel * channels + channel
      data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) * light + grain))
    }
  }
}

/** Mulberry32. */
function seededRandom(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
