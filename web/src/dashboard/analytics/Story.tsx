import { useQuery } from '@tanstack/react-query'
import * as words from '@thela/words/dashboard/story'
import { Clock, Users, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { categoryViewsQuery, type Figures, visitorsQuery } from './api.ts'
import type { Span } from './span.ts'
import { tellPeople, tellWhat, tellWhen } from './story.ts'

type Props = { span: Span; figures: Figures | undefined; hasFailed: boolean }

/** The period in three sentences, before any number: how many people, when, and what they looked at. */
export function Story({ span, figures, hasFailed }: Props) {
  const visitors = useQuery(visitorsQuery(span))
  const categories = useQuery(categoryViewsQuery(span))

  return (
    <Card title={words.title}>
      <dl className="grid gap-4 md:grid-cols-3">
        <Part label={words.people} icon={<Users />} failed={visitors.isLoadingError}>
          {visitors.data && tellPeople(visitors.data.data)}
        </Part>
        <Part label={words.when} icon={<Clock />} failed={visitors.isLoadingError}>
          {visitors.data && tellWhen(visitors.data.busyHours)}
        </Part>
        <Part label={words.what} icon={<UtensilsCrossed />} failed={categories.isLoadingError || hasFailed}>
          {categories.data && figures && tellWhat(categories.data.categories, figures.summary.itemClicks)}
        </Part>
      </dl>
    </Card>
  )
}

type PartProps = { label: string; icon: ReactNode; failed: boolean; children: string | undefined }

function Part({ label, icon, failed, children }: PartProps) {
  return (
    <div className="relative min-w-0 pl-12">
      <dt className="font-semibold text-sm">
        <span
          aria-hidden
          className="absolute top-0 left-0 grid size-9 place-items-center rounded-md bg-brand-soft text-brand-ink [&_svg]:size-4.5"
        >
          {icon}
        </span>
        {label}
      </dt>
      <dd className="mt-0.5 text-pretty text-ink-soft text-sm">
        {children ?? (failed ? words.notAvailable : <Skeleton width="12rem" />)}
      </dd>
    </div>
  )
}
