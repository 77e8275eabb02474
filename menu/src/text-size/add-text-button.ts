import { laterWords } from '../app/words.ts'

const USUAL_PX = 16

/** At the end of the search box, where it moves nothing. */
export async function addTextButton(root: HTMLElement) {
  const search = root.querySelector('.search')
  const { growText, setStoredSize, storedSize } = await import('./set-text-size.ts')
  // A phone with large letters needs their styles too.
  if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > USUAL_PX) setStoredSize()

  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'text-size'
  const field = search?.querySelector('input')
  // Centred words would move if room were made at one side.
  if (field && getComputedStyle(field).textAlign === 'center') button.classList.add('over')
  button.ariaLabel = laterWords.textSize(storedSize())
  const status = document.createElement('output')
  status.className = 'sr'
  button.addEventListener('click', () => {
    const text = laterWords.textSize(growText())
    button.ariaLabel = text
    status.textContent = text
  })
  search?.append(button, status)
}
