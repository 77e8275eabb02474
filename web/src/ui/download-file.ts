/** Downloads a file in the browser. */
export function downloadFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser still reads it for a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
