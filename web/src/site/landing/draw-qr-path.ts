/** The dark modules of a code as one SVG path; correction M, as on every code of ours (DEC-053). */
export async function drawQrPath(text: string) {
  const { create } = await import('qrcode')
  // Trying all eight masks for the calmest picture takes a slow phone longer than all the rest of the page.
  const { size, data } = create(text, { errorCorrectionLevel: 'M', maskPattern: 2 }).modules
  const dark = [...data.keys()].filter((place) => data[place])

  return { size, path: dark.map((place) => `M${place % size} ${Math.floor(place / size)}h1v1h-1z`).join('') }
}
