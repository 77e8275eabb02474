import { useSiteName } from '../../api/SiteName.tsx'
import { fillFacts } from '../facts.ts'
import { LegalPage, Paragraphs } from './LegalPage.tsx'
import terms from './terms.json' with { type: 'json' }

export function TermsPage() {
  const siteName = useSiteName()

  return (
    <LegalPage
      title="Terms of Service"
      text="Fourteen short sections in simple language. They apply to vendors who have an account and to everyone who opens a menu."
      isNumbered
      sections={terms.map(({ id, title, paragraphs }) => ({
        id,
        title: fillFacts(title, siteName),
        content: <Paragraphs texts={paragraphs} />,
      }))}
    />
  )
}
