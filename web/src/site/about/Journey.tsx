import * as words from '@thela/words/site/about'
import { Milestone } from '../art/Milestone.tsx'

export function Journey() {
  return (
    <section className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:py-24">
        <div className="grid gap-3">
          <h2 className="headline">{words.journeyTitle}</h2>
          <p className="max-w-xl text-pretty text-ink-soft">{words.journeyText}</p>
        </div>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {words.milestones.map(({ name, text }, index) => (
            <li key={name} className="flex gap-5">
              <Milestone>{index + 1}</Milestone>
              <div className="grid content-start gap-1 pt-1">
                <h3 className="font-bold text-lg">{name}</h3>
                <p className="text-pretty text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
