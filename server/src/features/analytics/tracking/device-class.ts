/** All that is stored of the user agent. */
export function deviceClassOf(userAgent: string) {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent) || isAndroidTablet(userAgent.toLowerCase()))
    return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** A phone says 'Mobile' after 'Android'. */
const isAndroidTablet = (name: string) => name.lastIndexOf('android') > name.lastIndexOf('mobile')
