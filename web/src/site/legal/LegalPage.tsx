import type { ReactNode } from 'react'
import { PageHero } from '../parts/PageHero.tsx'
import { Contents } from './Contents.tsx'

export type LegalSection = { id: string; title: string; content: ReactNode }

type Props = { title: string; text: string; sections: LegalSection[]; isNumbered?: boolean }

/** A long text that one can find one's way in: contents beside it, one measure of line, plain headings. */
export function LegalPage({ title, text, sections, isNumbered = false }: Props) {
  return (
    <>
      <PageHero title={title} text={text} />
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 pb-20 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={sections} isNumbered={isNumbered} />
        <div className="grid max-w-2xl gap-10">
          {sections.map(({ id, title, content }, index) => (
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
