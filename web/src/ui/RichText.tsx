import type { ReactNode } from 'react'

type Props = {
  /** With tagged parts: 'Read <link>our terms</link>.' */
  text: string
  /** What each tag becomes. */
  tags: Record<string, (inner: string) => ReactNode>
}

/** A whole sentence with a link or an emphasis in it, so that a translation can put them where its language does. */
export function RichText({ text, tags }: Props) {
  // 'a <tag>b</tag> c' → 'a ', 'tag', 'b', ' c'
  const [before, tag, inner = '', after = ''] = text.split(/<(\w+)>(.*?)<\/\1>(.*)/s)
  if (!tag) return before

  return (
    <>
      {before}
      {tags[tag]?.(inner)}
      <RichText text={after} tags={tags} />
    </>
  )
}
