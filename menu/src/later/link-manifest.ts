/** Lets a phone put the menu on its home screen. Nothing of it is in the page: no dish waits for it (DEC-329). */
export function linkManifest(vendorId: string) {
  const address = `/api/public/vendor/${vendorId}`
  addLink('manifest', `${address}/manifest?lang=${document.documentElement.lang}`)
  addLink('apple-touch-icon', `${address}/icon/any-192`)
}

function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}
