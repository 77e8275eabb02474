import { writeSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import type { FromReader } from './make-photo-reader.ts'
import { preparePhoto } from './prepare-photo.ts'
import { loadRecogniser } from './recognise-lines.ts'

/** The program of the process that reads one photo: from standard input to lines of JSON on standard output. */
const maxBytes = Number(process.argv[2]) * 1024 * 1024

// Menus come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const prepared = await preparePhoto(await buffer(process.stdin)).catch((error: Error) => {
  send({ refused: /pixel limit/.test(error.message) ? 'pixels' : 'type' })
  process.exit(0)
})
send({ lines: prepared ? (await loadRecogniser(report))(prepared) : [] })
process.exit(0)

/** Its reports begin at 30. The engine's memory is outside the limit on JavaScript, so what the process uses is checked as well. */
function report(percent: number) {
  if (process.memoryUsage.rss() > maxBytes) process.exit(1)
  send({ percent: Math.max(0, Math.min(100, Math.round((percent - 30) / 0.7))) })
}

/** At once: the engine does not return to the event loop before it has finished. */
function send(message: FromReader) {
  writeSync(1, `${JSON.stringify(message)}\n`)
}
