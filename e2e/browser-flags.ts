/** How Chromium is started for tests: without a screen, and calling nobody. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A machine without a network can place calls too, so that a test can see that none is placed.
  '--allow-loopback-in-peer-connection',
]
