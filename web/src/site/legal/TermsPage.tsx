import { fillFacts } from '../facts.ts'
import { LegalPage, Paragraphs } from './LegalPage.tsx'
import terms from './terms.json' with { type: 'json' }

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      text="Fourteen short sections in plain words. They apply to vendors who have an account and to everyone who opens a menu."
      isNumbered
      sections={terms.map(({ id, title, paragraphs }) => ({
        id,
        title: fillFacts(title),
        content: <Paragraphs texts={paragraphs} />,
      }))}
    />
  )
}
