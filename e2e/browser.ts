/** Chromium without a window: the headless shell where there is one, which needs a third less CPU. */
export const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Chromium as people have it, for tests of what it connects to and which processes it keeps apart. */
export const wholeBrowserPath = process.env.WHOLE_CHROMIUM ?? browserPath

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
