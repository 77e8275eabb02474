import dialogs from '../app/dialogs.css?inline'
import { words } from '../app/words.ts'
import dietButton from '../page/diet-button.css?inline'
import rareMarks from '../page/rare-marks.css?inline'
import print from './print.css?inline'
import printMarks from './print-marks.css?inline'
import rareParts from './rare-parts.css?inline'

/** Styles of what shows late, and all that is needed on paper: print styles alone, with the QR code at the end. */
export function addLateParts({ qrCodeUrl }: { qrCodeUrl: string | null }) {
  // First in the head, so that the template's own styles win.
  document.head.prepend(styleElement(rareParts + rareMarks + dietButton + dialogs))
  for (const style of document.head.querySelectorAll('style')) style.media = 'screen'
  const onPaper = styleElement(print + printMarks)
  onPaper.media = 'print'
  document.head.append(onPaper)
  if (qrCodeUrl) document.body.append(printedCode(qrCodeUrl))
}

function styleElement(styles: string) {
  const style = document.createElement('style')
  style.textContent = styles
  return style
}

/** Hidden on a screen: a browser loads a hidden lazy image only when it prints. */
function printedCode(url: string) {
  const code = document.createElement('div')
  code.className = 'printed'
  code.hidden = true

  const image = new Image()
  image.loading = 'lazy'
  image.src = url
  code.append(image, words.scan)
  return code
}
