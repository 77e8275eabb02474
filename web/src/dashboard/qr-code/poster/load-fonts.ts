import './fonts.css'

/** The fonts of a poster, loaded as far as its texts need them; those of the phone where ours do not come. */
export async function loadFonts(texts: string[]) {
  const phoneFonts = getComputedStyle(document.body).fontFamily
  const family = ['Inter', 'Poster-Devanagari', 'Poster-Gujarati', phoneFonts].join()
  await document.fonts.load(`800 40px ${family}`, texts.join(' ')).catch(() => [])
  return family
}
