import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { CleanVideo } from './clean-video.ts'
import { cleanMp4 } from './mp4.ts'
import { cleanWebm } from './webm.ts'

const [type, path = ''] = process.argv.slice(2)
const bytes = readFileSync(path)

// An unreadable file throws, and the process ends without output.
const seconds = type === 'webm' ? cleanWebm(bytes) : cleanMp4(bytes)
writeFileSync(path, bytes, { flag: 'r+' })

const clean: CleanVideo = { seconds, sha256: createHash('sha256').update(bytes).digest('hex') }
process.stdout.write(JSON.stringify(clean))
