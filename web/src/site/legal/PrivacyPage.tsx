import * as words from '@thela/words/site/privacy'
import { ContactLinks } from '../parts/ContactLinks.tsx'
import { LinkedText } from '../parts/LinkedText.tsx'
import { LegalPage, Paragraphs } from './LegalPage.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      title={words.title}
      text={words.text}
      sections={words.sections.map(({ id, title, paragraphs = [], points = [] }) => ({
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

type Point = { name: string; text: string }

/** A list of named things, each explained in a sentence or two. */
function Points({ points }: { points: Point[] }) {
  return (
    <dl className="grid gap-4 lg:text-lg">
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-bold">
            <LinkedText text={name} />
          </dt>
          <dd className="text-pretty text-ink-soft">
            <LinkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
