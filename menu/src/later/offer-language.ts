import { laterWords, words } from '../app/words.ts'

/** Says once, in place of the switch, that the menu can be read in the language of the phone (DEC-297). */
export function offerLanguage(vendorId: string) {
  const bar = document.querySelector('.languages')
  const [main, ...others] = bar?.querySelectorAll('a') ?? []
  const link = main?.ariaCurrent && preferred([main, ...others])
  if (!bar || !link || link === main || isKnown(`language-offered:${vendorId}`)) return

  bar.append(offerOf(link))
}

/** Of the languages of the phone the first in which the menu can be read. */
function preferred(links: HTMLAnchorElement[]) {
  const codes = navigator.languages.map((code) => code.split('-')[0])
  const code = codes.find((code) => links.some(({ hreflang }) => hreflang === code))
  return links.find(({ hreflang }) => hreflang === code)
}

/** Remembers it. Where nothing can be remembered, nothing is offered again and again. */
function isKnown(key: string) {
  try {
    const known = localStorage.getItem(key)
    localStorage.setItem(key, '1')
    return known !== null
  } catch {
    return true
  }
}

/** Covers the switch, so that nothing on the page moves. */
function offerOf({ href, lang, textContent }: HTMLAnchorElement) {
  const offer = document.createElement('p')
  offer.className = 'offer'

  const link = document.createElement('a')
  link.href = href
  const name = document.createElement('b')
  name.lang = lang
  name.textContent = textContent
  const [before = '', after = ''] = laterWords.readIn.split('{language}')
  link.append(before, name, after)

  const close = document.createElement('button')
  close.type = 'button'
  close.ariaLabel = words.close
  close.textContent = '×'
  close.addEventListener('click', () => offer.remove())
  offer.append(link, close)
  return offer
}
