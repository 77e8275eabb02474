const captured = { capture: true }

type Typed = HTMLInputElement | HTMLTextAreaElement

/**
 * What a visitor does before the app is hydrated is done again afterwards (app/App.tsx sends the event): the text they
 * typed, which the app's form would empty, and the button they pressed or the form they sent, which would send the
 * page itself.
 */
export function replayEarlyInput(page: EventTarget) {
  const texts = new Map<Typed, string>()
  let missed: (() => void) | undefined

  const keepText = ({ target }: Event) => {
    if (isTextField(target)) texts.set(target, target.value)
  }
  const keepClick = (event: Event) => {
    const button = (event.target as Partial<Element> | null)?.closest?.('button')
    if (!button) return
    event.preventDefault()
    missed = () => button.click()
  }
  const keepForm = (event: Event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    missed = () => form.requestSubmit()
  }
  const kept = { input: keepText, change: keepText, click: keepClick, submit: keepForm }

  for (const [type, keep] of Object.entries(kept)) page.addEventListener(type, keep, captured)
  page.addEventListener('thela-hydrated', () => {
    for (const [type, keep] of Object.entries(kept)) page.removeEventListener(type, keep, captured)
    setTimeout(() => {
      for (const [field, text] of texts) typeAgain(field, text)
      missed?.()
    })
  })
}

const isTextField = (target: EventTarget | null): target is Typed =>
  target !== null && 'selectionStart' in target && 'value' in target

/** By the prototype's setter, which React does not watch: it takes the event for typing. */
function typeAgain(field: Typed, text: string) {
  if (!field.isConnected) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
