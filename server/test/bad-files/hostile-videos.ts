import { box, element, film, mp4, notesTrack, numbers, webm } from '../videos.ts'

const MB = 1024 * 1024
const SECRET = 'hidden-place +21.1702+072.8311/'
const secret = Buffer.from(SECRET)

/** Films that no player needs to show, and files that only look like one. */
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
    { title: 'a film with no track', bytes: headOnly },
    { title: 'a film with no length', bytes: mp4(0) },
    { title: 'a WebM with no length', bytes: webm() },
    {
      title: 'a film with an archive behind it',
      bytes: Buffer.concat([plain, Buffer.from('PK\x03\x04hidden')]),
    },
    { title: 'a film with a page behind it', bytes: Buffer.concat([plain, Buffer.from('<html><script>')]) },
    { title: 'a WebM with a page behind it', bytes: Buffer.concat([webm(5), Buffer.from('<html><script>')]) },
    { title: 'a film with a box nobody knows', bytes: Buffer.concat([plain, box('evil', secret)]) },
    { title: 'two films in one', bytes: Buffer.concat([plain, plain.subarray(plain.indexOf('moov') - 4)]) },
    {
      title: 'a film with a page before it',
      bytes: film({ seconds: 5, brand: `isom${'<script>'.repeat(40)}` }),
    },
    { title: 'half a film', bytes: plain.subarray(0, plain.length / 2) },
    { title: 'half a WebM', bytes: webm(5).subarray(0, 60) },
    { title: 'boxes in boxes', bytes: nestedBoxes() },
    { title: 'a table longer than the file', bytes: withHugeTable(plain) },
  ]
}

/** Films that say more than they show; what they hide must be gone, and the frames must still be there. */
export function makeTellingVideos() {
  const places = box('udta', box('\xa9xyz', secret))
  const notes = box('meta', numbers(0), box('ilst', secret))
  const before = [box('uuid', Buffer.alloc(16, 1), secret), box('free', secret), box('skip', secret)]
  // The notes stand behind the two frames of 32 bytes, in the media data.
  const bare = film({ seconds: 5, inMovie: [notesTrack(5, 0, secret)] })
  const at = bare.indexOf('mdat') + 4 + 64

  return [
    { title: 'places in the film', bytes: film({ seconds: 5, inMovie: [places] }) },
    { title: 'places in the track', bytes: film({ seconds: 5, inTrack: [places, notes] }) },
    { title: 'notes at the top', bytes: film({ seconds: 5, before }) },
    { title: 'notes of a camera', bytes: film({ seconds: 5, brand: 'qt  ', inMovie: [notes, places] }) },
    { title: 'places beside the frames', bytes: film({ seconds: 5, slack: secret }) },
    {
      title: 'a track of places',
      bytes: film({ seconds: 5, inMovie: [notesTrack(5, at, secret)], slack: secret }),
    },
    { title: 'tags in a WebM', bytes: webm(5, element(0x1254c367, element(0x7373, secret))) },
    {
      title: 'a file in a WebM',
      bytes: webm(5, element(0x1941a469, Buffer.concat([secret, Buffer.alloc(500)]))),
    },
    { title: 'an empty space in a WebM', bytes: webm(5, element(0xec, secret)) },
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
