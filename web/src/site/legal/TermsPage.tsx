import * as words from '@thela/words/site/terms'
import { useSiteName } from '../../api/SiteName.tsx'
import { fillFacts } from '../facts.ts'
import { LegalPage, Paragraphs } from './LegalPage.tsx'

export function TermsPage() {
  const siteName = useSiteName()

  return (
    <LegalPage
      title={words.title}
      text={words.text}
      isNumbered
      sections={words.sections.map(({ id, title, paragraphs }) => ({
        id,
        title: fillFacts(title, siteName),
        content: <Paragraphs texts={paragraphs} />,
      }))}
    />
  )
}
