import * as words from '@thela/words/site/terms'
import { useSiteName } from '../../api/SiteName.tsx'
import { fillFacts } from '../facts.ts'
import { ChapterPage, Paragraphs } from '../parts/ChapterPage.tsx'

export function TermsPage() {
  const siteName = useSiteName()

  return (
    <ChapterPage
      title={words.title}
      text={words.text}
      isNumbered
      chapters={words.sections.map(({ id, title, paragraphs }) => ({
        id,
        title: fillFacts(title, siteName),
        content: <Paragraphs texts={paragraphs} />,
      }))}
    />
  )
}
