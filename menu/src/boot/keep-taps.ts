/** Remembers which buttons were tapped before anyone listened to them. Links need no help. */
export function keepTaps(root: HTMLElement) {
  const taps: HTMLElement[] = []
  const keep = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (button) taps.push(button)
  }
  root.addEventListener('click', keep)

  /** Stops and hands them over. */
  return () => {
    root.removeEventListener('click', keep)
    return taps
  }
}
