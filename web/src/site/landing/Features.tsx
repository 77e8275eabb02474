import * as words from '@thela/words/site/landing'
import type { ReactNode } from 'react'
import { EditArt, PhoneArt, PlatesArt, QrArt } from './feature-art.tsx'

export function Features() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 pb-16 sm:pb-24">
      <h2 className="headline max-w-3xl">{words.featuresTitle}</h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
    </section>
  )
}

type Feature = { title: string; text: string; art: ReactNode; ground: string }

function FeatureCard({ title, text, art, ground }: Feature) {
  return (
    <li className="grid overflow-hidden rounded-xl border-2 border-(--outline) bg-surface sm:grid-rows-[auto_1fr]">
      <div className={`grid h-48 place-items-center border-(--outline) border-b-2 ${ground}`}>{art}</div>
      <div className="grid content-start gap-1.5 p-5 sm:p-6">
        <h3 className="font-extrabold text-2xl tracking-tight">{title}</h3>
        <p className="text-pretty text-ink-soft">{text}</p>
      </div>
    </li>
  )
}

const features: Feature[] = [
  { ...words.qrFeature, art: <QrArt />, ground: 'bg-brand-soft' },
  { ...words.phoneFeature, art: <PhoneArt />, ground: 'bg-good-soft' },
  { ...words.editFeature, art: <EditArt />, ground: 'bg-bad-soft' },
  { ...words.analyticsFeature, art: <PlatesArt />, ground: 'bg-warn-soft' },
]
