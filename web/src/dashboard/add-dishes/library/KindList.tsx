import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/dashboard/add-dishes/library'
import { dishes } from '@thela/words/dashboard/add-dishes/page'
import { language } from '@thela/words/language'
import { QueryFailure } from '../../../api/failures/QueryFailure.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { kindsQuery } from '../api.ts'
import { OtherNames } from './DishRow.tsx'
import type { PickList } from './use-picks.ts'

/** The kinds of stall as large buttons. */
export function KindList({ list }: { list: PickList }) {
  const kinds = useQuery(kindsQuery)

  if (kinds.isPending) return <KindSkeletons />
  if (!kinds.data)
    return (
      <Card flush>
        <QueryFailure query={kinds} message={words.loadFailed} />
      </Card>
    )
  return (
    <section aria-labelledby="kinds" className="grid gap-3">
      <h2 id="kinds" className="font-semibold text-base">
        {words.whatDoYouSell}
      </h2>
      <ul className={grid}>
        {kinds.data.map(({ id, name, dishCount }) => (
          <li key={id}>
            <Link
              to="/dashboard/items/add-dishes"
              search={(now) => ({ guide: now.guide, kind: id })}
              className="grid h-full content-start gap-1 rounded-lg border border-line bg-surface px-3 py-3 shadow-card transition-colors hover:border-line-strong hover:bg-hover"
            >
              <span className="font-semibold text-ink text-sm">{name[language]}</span>
              <OtherNames name={name} />
              <span className="text-ink-faint text-xs">{dishes(dishCount)}</span>
              <Ticked count={list.picks.filter(({ kindId }) => kindId === id).length} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const grid = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-4'

const Ticked = ({ count }: { count: number }) =>
  count > 0 ? <Badge tone="brand">{words.ticked(count)}</Badge> : null

const numbers = [1, 2, 3, 4, 5, 6, 7, 8]

function KindSkeletons() {
  return (
    <div role="status" aria-label={words.loadingKinds} className={grid}>
      {numbers.map((number) => (
        <Skeleton key={number} height="5.25rem" />
      ))}
    </div>
  )
}
