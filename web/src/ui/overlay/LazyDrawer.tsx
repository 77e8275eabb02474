import { type ComponentProps, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import type { Drawer } from './Drawer.tsx'

const LoadedDrawer = lazyPart(async () => (await import('./Drawer.tsx')).Drawer)

/** A drawer that few visits open: it is drawn from its first opening on, so that it can also leave the screen. */
export function LazyDrawer(props: ComponentProps<typeof Drawer>) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.open && !wasOpened) setWasOpened(true)

  return wasOpened && <LoadedDrawer {...props} />
}
