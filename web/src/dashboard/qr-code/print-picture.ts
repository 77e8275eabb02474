const SHEET = `<!doctype html><html lang="en"><title>QR code</title><style>
@page { margin: 12mm }
body { margin: 0; display: grid; place-items: center; height: 100vh }
img { max-width: 100%; max-height: 100% }
</style><body></body></html>`

/** Prints a picture alone on a sheet, without the page around it. */
export async function printPicture(src: string) {
  const frame = await openFrame()
  const sheet = frame.contentWindow
  if (!sheet) throw new Error('This browser cannot print')

  const picture = sheet.document.createElement('img')
  picture.src = src
  sheet.document.body.append(picture)
  await picture.decode()
  sheet.addEventListener('afterprint', () => frame.remove())
  sheet.print()
}

function openFrame() {
  return new Promise<HTMLIFrameElement>((resolve) => {
    const frame = document.createElement('iframe')
    frame.srcdoc = SHEET
    frame.title = 'Print'
    // Out of sight but drawn: a frame without a box prints nothing.
    frame.className = 'pointer-events-none fixed -left-full size-1'
    frame.addEventListener('load', () => resolve(frame), { once: true })
    document.body.append(frame)
  })
}
