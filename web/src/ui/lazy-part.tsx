import { type ComponentType, useEffect, useState } from 'react'
import { afterFirstTouch, onNextTouch } from './first-touch.ts'

/**
 * A component whose code is loaded once someone touches the page: what a button opens is on its way before the button
 * is pressed. Drawn earlier, it appears as soon as its code is there; after a failure the next touch tries again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const loadOnce = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component
      },
      () => {
        loading = undefined
      },
    )
    return loading
  }
  afterFirstTouch(loadOnce)

  // biome-ignore lint/correctness/noComponentHookFactories: made once by each module, as with React's own lazy
  return function LazyPart(props: Props) {
    const [, setAttempts] = useState(0)
    const isMissing = Loaded === undefined
    useEffect(() => {
      if (!isMissing) return
      let isGone = false
      const attempt = async () => {
        await loadOnce()
        if (isGone) return
        if (Loaded) setAttempts((count) => count + 1)
        else onNextTouch(attempt)
      }
      attempt()
      return () => {
        isGone = true
      }
    }, [isMissing])

    return Loaded ? <Loaded {...props} /> : null
  }
}
