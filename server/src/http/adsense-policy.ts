/** Google's hosts: the script and what it loads, what it tells, and the frames that ads stand in. */
const needs: Record<string, string[]> = {
  'script-src': [
    'https://pagead2.googlesyndication.com',
    'https://partner.googleadservices.com',
    'https://tpc.googlesyndication.com',
    'https://www.googletagservices.com',
    'https://*.adtrafficquality.google',
  ],
  'connect-src': [
    'https://pagead2.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://csi.gstatic.com',
    'https://*.adtrafficquality.google',
  ],
  'frame-src': [
    'https://googleads.g.doubleclick.net',
    'https://*.googlesyndication.com',
    'https://www.google.com',
    'https://*.adtrafficquality.google',
  ],
}

/** The same policy, with room for AdSense; pictures and styles have theirs already (decision 015). */
export const admitAdSense = (policy: string) =>
  policy
    .split(';')
    .map((directive) => [directive, ...(needs[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join(';')
