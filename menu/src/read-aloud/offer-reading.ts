import { laterWords } from '../app/words.ts'
import { languagesIn, listPieces, type Piece, textOf } from './list-pieces.ts'
import styles from './read-aloud.css?inline'

const headings = '.list h2, .list h3, .item-sheet h2'

/** A button at every category and in the sheet of a dish that the phone has a voice for. */
export function offerReading(root: HTMLElement) {
  const style = document.createElement('style')
  style.media = 'screen'
  style.textContent = styles
  document.head.append(style)

  const update = () => {
    if (reading && !reading.isConnected) stop()
    for (const heading of root.querySelectorAll<HTMLElement>(headings)) offerAt(heading)
  }
  // Sections come and go with a search, sheets with a tap.
  new MutationObserver(update).observe(root, { childList: true, characterData: true, subtree: true })
  // Browsers find out late which voices they have.
  speechSynthesis.addEventListener?.('voiceschanged', update)
  update()
  addEventListener('resize', () => {
    for (const button of root.querySelectorAll<HTMLElement>('.list .read-aloud')) place(button)
  })

  addEventListener('pagehide', stop)
  document.addEventListener('visibilitychange', () => document.hidden && stop())
}

function offerAt(heading: HTMLElement) {
  const name = textOf(heading)
  const button = heading.querySelector('.read-aloud')
  const scope = heading.closest<HTMLElement>('section, .sheet')
  if (!button && scope && canRead(heading) && canRead(scope)) {
    const added = makeButton(scope, name)
    heading.append(added)
    if (heading.closest('.list')) place(added)
  }
  // The button is no part of the name.
  if (button && heading.ariaLabel !== name) heading.ariaLabel = name
}

const canRead = (part: Element) => languagesIn(part).every(findVoice)

function makeButton(scope: HTMLElement, name: string) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'read-aloud'
  button.ariaLabel = laterWords.readAloud(name)
  button.addEventListener('click', () => {
    const wasReading = button === reading
    stop()
    if (!wasReading) read(button, listPieces(scope))
  })
  return button
}

/** What the turned boards of one design move by when they grow. */
const UNSEEN_PX = 3

/** After the name, and where that would move it, as in the middle of a page, beside it without any room of its own. */
function place(button: HTMLElement) {
  button.removeAttribute('style')
  button.hidden = true
  const before = nameBefore(button)
  button.hidden = false
  if (Math.abs(nameBefore(button).left - before.left) < UNSEEN_PX) return

  button.style.position = 'absolute'
  const { left, right, top, height } = button.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(button).direction === 'rtl'
  const aside = isRightToLeft ? right - before.left : before.right - left
  button.style.marginInlineStart = `${aside}px`
  button.style.marginTop = `${before.bottom - before.lineHeight / 2 - height / 2 - top - 10}px`
  const [place, room] = [button, button.closest('section')].map((part) => part?.getBoundingClientRect())
  // A name as wide as the page leaves no room beside it.
  if (place && room && (place.left < room.left || place.right > room.right)) button.removeAttribute('style')
}

function nameBefore(button: HTMLElement) {
  const name = document.createRange()
  name.selectNode(button.previousSibling as Node)
  const { left, right, bottom } = name.getBoundingClientRect()
  const lineHeight = name.getClientRects()[0]?.height ?? 0
  return { left, right, bottom, lineHeight }
}

let reading: HTMLButtonElement | undefined
let label: string | null = null

function read(button: HTMLButtonElement, pieces: Piece[]) {
  reading = button
  label = button.ariaLabel
  button.ariaLabel = laterWords.stopReading
  button.classList.add('reading')

  const utterances = pieces.map(({ text, language }) => {
    const utterance = new SpeechSynthesisUtterance(text)
    const voice = findVoice(language)
    utterance.lang = voice?.lang ?? language
    utterance.voice = voice ?? null
    return utterance
  })
  const last = utterances.at(-1)
  last?.addEventListener('end', () => button === reading && stop())
  for (const utterance of utterances) speechSynthesis.speak(utterance)
}

function stop() {
  if (!reading) return
  const button = reading
  reading = undefined
  button.ariaLabel = label
  button.classList.remove('reading')
  speechSynthesis.cancel()
}

/** One that speaks as people in India do, and without signal, before all others. */
function findVoice(language: string) {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.split(/[-_]/)[0] === language)
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    Number(lang.endsWith('IN')) * 2 + Number(localService)
  return voices.sort((one, other) => rank(other) - rank(one))[0]
}
