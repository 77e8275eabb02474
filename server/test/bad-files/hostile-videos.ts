import { box, element, film, mp4, notesTrack, numbers, webm } from '../videos.ts'

const MB = 1024 * 1024
const SECRET = 'hidden-place +21.1702+072.8311/'
const secret = Buffer.from(SECRET)

/** Videos that must be refused, and files that only look like videos. */
export function makeRefusedVideos() {
  const plain = mp4(5)
  const headOnly = Buffer.from(plain)
  headOnly.write('free', plain.indexOf('trak'), 'latin1')

  return [
    { title: '16 MB of tiny boxes', bytes: tinyBoxes() },
    {
      title: '16 MB of tiny elements',
      bytes: Buffer.concat([webm(5), Buffer.alloc(16 * MB, '\xec\x80', 'latin1')]),
    },
    { title: 'a video without a track', bytes: headOnly },
    { title: 'a video without a duration', bytes: mp4(0) },
    { title: 'a WebM without a duration', bytes: webm() },
    {
      title: 'a video with an appended archive',
      bytes: Buffer.concat([plain, Buffer.from('PK\x03\x04hidden')]),
    },
    { title: 'a video with appended HTML', bytes: Buffer.concat([plain, Buffer.from('<html><script>')]) },
    { title: 'a WebM with appended HTML', bytes: Buffer.concat([webm(5), Buffer.from('<html><script>')]) },
    { title: 'a video with an unknown box', bytes: Buffer.concat([plain, box('evil', secret)]) },
    {
      title: 'two videos in one file',
      bytes: Buffer.concat([plain, plain.subarray(plain.indexOf('moov') - 4)]),
    },
    {
      title: 'a video with HTML before it',
      bytes: film({ seconds: 5, brand: `isom${'<script>'.repeat(40)}` }),
    },
    { title: 'half a video', bytes: plain.subarray(0, plain.length / 2) },
    { title: 'half a WebM', bytes: webm(5).subarray(0, 60) },
    { title: 'a video of deeply nested boxes', bytes: nestedBoxes() },
    { title: 'a video with a table longer than the file', bytes: withHugeTable(plain) },
  ]
}

/** Videos with hidden data, which must be removed while the frames stay. */
export function makeVideosWithMetadata() {
  const locationBox = box('udta', box('\xa9xyz', secret))
  const metadataBox = box('meta', numbers(0), box('ilst', secret))
  const before = [box('uuid', Buffer.alloc(16, 1), secret), box('free', secret), box('skip', secret)]
  // The metadata comes after the two frames of 32 bytes, in the media data.
  const bare = film({ seconds: 5, inMovie: [notesTrack(5, 0, secret)] })
  const at = bare.indexOf('mdat') + 4 + 64

  return [
    { title: 'a video with locations in the movie box', bytes: film({ seconds: 5, inMovie: [locationBox] }) },
    {
      title: 'a video with locations in the track',
      bytes: film({ seconds: 5, inTrack: [locationBox, metadataBox] }),
    },
    { title: 'a video with metadata at the top level', bytes: film({ seconds: 5, before }) },
    {
      title: 'a QuickTime video with camera metadata',
      bytes: film({ seconds: 5, brand: 'qt  ', inMovie: [metadataBox, locationBox] }),
    },
    { title: 'a video with locations beside the frames', bytes: film({ seconds: 5, slack: secret }) },
    {
      title: 'a video with a track of locations',
      bytes: film({ seconds: 5, inMovie: [notesTrack(5, at, secret)], slack: secret }),
    },
    { title: 'a WebM with tags', bytes: webm(5, element(0x1254c367, element(0x7373, secret))) },
    {
      title: 'a WebM with an attached file',
      bytes: webm(5, element(0x1941a469, Buffer.concat([secret, Buffer.alloc(500)]))),
    },
    { title: 'a WebM with data in an empty element', bytes: webm(5, element(0xec, secret)) },
  ]
}

export const tinyBoxes = () =>
  Buffer.concat([mp4(5), ...Array.from({ length: 16 }, () => Buffer.alloc(MB, '\0\0\0\x08free', 'latin1'))])

function nestedBoxes() {
  const depth = 100_000
  const nested = Buffer.alloc(depth * 8)
  for (let n = 0; n < depth; n++) {
    nested.writeUInt32BE((depth - n) * 8, n * 8)
    nested.write(n === 0 ? 'moov' : 'trak', n * 8 + 4)
  }
  return Buffer.concat([box('ftyp', Buffer.from('isom'), numbers(0)), nested])
}

function withHugeTable(plain: Buffer) {
  const bytes = Buffer.from(plain)
  bytes.writeUInt32BE(0xffffffff, bytes.indexOf('stco') + 8)
  return bytes
}
