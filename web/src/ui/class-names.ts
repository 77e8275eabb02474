import type { ComponentProps, ElementType } from 'react'

export function classNames(...parts: (string | false | null | undefined)[]) {
  return parts.filter(Boolean).join(' ')
}

/** The props of an element without the two that would let a screen restyle a primitive. */
export type UnstyledProps<Element extends ElementType> = Omit<ComponentProps<Element>, 'className' | 'style'>
