/** After the frame that shows the page. A page that nobody sees yet waits until someone does. */
export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** When the phone has nothing better to do, or at once when the customer wants something. */
export const idleOrTouched = () =>
  new Promise<void>((resolve) => {
    const done = () => resolve()
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 2000 })
    else setTimeout(done, 200)

    for (const type of ['pointerdown', 'keydown']) addEventListener(type, done, { once: true, passive: true })
  })
