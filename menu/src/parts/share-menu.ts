import type { VendorView } from '../app/view-model.ts'

/** The native sheet where there is one, else the clipboard. Null when nothing is known to have been shared. */
export async function shareMenu(vendor: VendorView): Promise<'native' | 'copy' | null> {
  const url = `${location.origin}/${encodeURIComponent(vendor.slug)}/${vendor.id}`

  if (navigator.share) {
    return navigator.share({ title: vendor.businessName, url }).then(
      () => 'native',
      (error) => (error.name === 'AbortError' ? null : copy(url)),
    )
  }
  return copy(url)
}

/** Without a clipboard (plain http), or where it is forbidden, the link is shown for the customer to copy. */
async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    return 'copy'
  } catch {
    prompt('Menu link', url)
    return null
  }
}
