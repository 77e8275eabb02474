import * as words from '@thela/words/site/parts'
import type { ReactNode } from 'react'
import { LinkedText } from './LinkedText.tsx'
import { PageHero } from './PageHero.tsx'

export type Chapter = { id: string; title: string; content: ReactNode }

type Props = { title: string; text: string; chapters: Chapter[]; isNumbered?: boolean }

/** A long text with a table of contents beside it. */
export function ChapterPage({ title, text, chapters, isNumbered = false }: Props) {
  return (
    <>
      <PageHero title={title} text={text} />
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 pb-20 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents chapters={chapters} isNumbered={isNumbered} />
        <div className="grid max-w-2xl gap-10">
          {chapters.map(({ id, title, content }, index) => (
            <section key={id} id={id} className="grid scroll-mt-24 gap-3 border-(--outline) border-t-2 pt-5">
              <h2 className="font-extrabold text-2xl tracking-tight">
                {isNumbered && `${index + 1}. `}
                {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

type ContentsProps = { chapters: { id: string; title: string }[]; isNumbered: boolean }

function Contents({ chapters, isNumbered }: ContentsProps) {
  return (
    <nav aria-label={words.contents} className="self-start lg:sticky lg:top-24">
      <ol className="grid rounded-lg border border-line bg-surface p-3 shadow-card">
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 rounded-md px-2 text-ink-soft transition-colors hover:bg-hover hover:text-ink md:min-h-9 lg:text-sm"
            >
              {isNumbered && (
                <span className="w-5 text-right font-bold text-brand-ink tabular-nums">{index + 1}</span>
              )}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text} className="text-pretty text-ink-soft lg:text-lg">
      <LinkedText text={text} />
    </p>
  ))
}
