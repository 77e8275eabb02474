import type { ComponentProps, ElementType } from 'react'

/** The props of an element without the two that would let a screen restyle a primitive. */
export type Unstyled<Element extends ElementType> = Omit<ComponentProps<Element>, 'className' | 'style'>
