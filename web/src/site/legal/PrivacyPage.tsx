import { ContactLinks } from '../parts/ContactLinks.tsx'
import { LegalPage } from './LegalPage.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { Points } from './Points.tsx'
import privacy from './privacy.json' with { type: 'json' }

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      text="What we store about you, what for, how long, and what you can do about it."
      sections={privacy.map(({ id, title, paragraphs = [], points = [] }) => ({
        id,
        title,
        content: (
          <>
            <Paragraphs texts={paragraphs} />
            {points.length > 0 && <Points points={points} />}
            {id === 'contact' && <ContactLinks />}
          </>
        ),
      }))}
    />
  )
}
