import type { Modifier } from '@dnd-kit/core'

/** Rows that are put in order move up and down, whatever the finger does. */
export const onlyVertically: Modifier = ({ transform }) => ({ ...transform, x: 0 })
