import type { ReactNode } from 'react'

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

  // Each part holds the next, so that none needs a key.
  return parts.reduceRight<ReactNode>((next, part, index) => {
    if (index % 2 === 1) return next
    return (
      <>
        {index % 4 === 2 ? tags[parts[index - 1] ?? '']?.(part) : part}
        {next}
      </>
    )
  }, null)
}
