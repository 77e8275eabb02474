import { language } from '@thela/words/language'
import * as words from '@thela/words/site/help'
import { ChapterPage, Paragraphs } from '../parts/ChapterPage.tsx'
import { ContactLinks } from '../parts/ContactLinks.tsx'

/** How a vendor gets a menu and keeps it, step by step. */
export function HelpPage() {
  return (
    <ChapterPage
      title={words.title}
      text={words.text}
      chapters={words.sections.map(({ id, title, paragraphs, picture }) => ({
        id,
        title,
        content: (
          <>
            <Paragraphs texts={paragraphs} />
            {picture && <Screen {...picture} />}
            {id === 'trouble' && <ContactLinks />}
          </>
        ),
      }))}
    />
  )
}

/** A screen as a phone shows it, in the language of the page. */
function Screen({ name, alt }: { name: string; alt: string }) {
  return (
    <img
      src={`/help/${language}/${name}.webp`}
      alt={alt}
      width={390}
      height={640}
      loading="lazy"
      decoding="async"
      className="w-full max-w-80 rounded-lg border border-line shadow-card"
    />
  )
}
