import { Link } from '@tanstack/react-router'
import type { SitePath } from '@thela/contract/site/paths'
import { useSiteName } from '../../api/SiteName.tsx'
import { fillFacts } from '../facts.ts'
import { textLink } from '../links.ts'

const link = /\[([^\][]+)\]\((\/[a-z/-]*)\)/

/** A long text: facts in braces, links as [words](/path). */
export function LinkedText({ text }: { text: string }) {
  const parts = fillFacts(text, useSiteName()).split(link)

  // Split by two groups, every third part is plain, then come the words and the path of a link.
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    return (
      <Link key={part} to={parts[index + 1] as SitePath} className={textLink}>
        {part}
      </Link>
    )
  })
}
