import { createElement, Fragment, type ReactNode } from 'react'

type Props = {
  /** With tagged parts: 'Read <link>our terms</link>.' */
  text: string
  /** What each tag becomes. */
  tags: Record<string, (inner: string) => ReactNode>
}

/** A whole sentence with a link or an emphasis in it, so that a translation can put them where its language does. */
export function RichText({ text, tags }: Props) {
  // 'a <tag>b</tag> c' → 'a ', 'tag', 'b', 'tag', ' c'
  const parts = text.split(/<\/?(\w+)>/)
  const shown = parts.map((part, index) => {
    if (index % 4 === 0) return part
    return index % 4 === 2 ? tags[parts[index - 1] ?? '']?.(part) : null
  })

  // As separate children, which need no keys.
  return createElement(Fragment, null, ...shown)
}
