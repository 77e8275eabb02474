import * as words from '@thela/words/site/privacy'
import { ChapterPage, Paragraphs } from '../parts/ChapterPage.tsx'
import { ContactLinks } from '../parts/ContactLinks.tsx'
import { LinkedText } from '../parts/LinkedText.tsx'

export function PrivacyPage() {
  return (
    <ChapterPage
      title={words.title}
      text={words.text}
      chapters={words.sections.map(({ id, title, paragraphs = [], points = [] }) => ({
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
