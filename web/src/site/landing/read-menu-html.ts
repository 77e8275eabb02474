// Ads come by script: without one their room would stay empty.
const noEmptySlots = '<style>[data-ad]{display:none}</style>'

/** The page as customers get it, without its scripts: a look through the window is no visit, and is not counted as one. */
export async function readMenuHtml(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)

  return (await response.text())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace('</head>', `${noEmptySlots}</head>`)
}
