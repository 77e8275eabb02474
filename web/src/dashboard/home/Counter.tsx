import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CounterItem, Today } from '@thela/contract/analytics/today'
import * as words from '@thela/words/dashboard/counter'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { availableAgain, canBeHad, soldOutMessage, stateInWords } from '../items/sold-out.ts'
import { useChangeCounterItem } from './api.ts'
import { ItemPrice } from './ItemPrice.tsx'

/** The most viewed dishes, for what changes between two orders: sold out, and the price. */
export function Counter({ query }: { query: UseQueryResult<Today> }) {
  const items = query.data?.items
  // Without a dish the next step says so; a failure is shown in the card of today.
  if (query.isLoadingError || items?.length === 0) return null
  const isViewed = items?.some(({ views }) => views > 0)

  return (
    <Card
      title={words.title}
      actions={
        <Link to="/dashboard/items" className={allItems}>
          {words.allItems}
        </Link>
      }
    >
      <p className="mb-3 text-ink-soft text-sm">{isViewed ? words.mostViewedHint : words.hint}</p>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {items
          ? items.map((item) => <ItemTag key={item.id} item={item} />)
          : places.map((place) => (
              <li key={place}>
                <Skeleton height="6.5rem" />
              </li>
            ))}
      </ul>
    </Card>
  )
}

const places = [1, 2, 3, 4, 5, 6]

function ItemTag({ item }: { item: CounterItem }) {
  const { name } = item
  const isHad = canBeHad(item)
  const { mutate: change } = useChangeCounterItem(item)
  const bringBack = (state: State) =>
    change(availableAgain(state), { onSuccess: () => toast.success(words.availableAgain(name)) })
  const sellOut = () =>
    change(
      { isSoldOutToday: true },
      {
        onSuccess: ({ item: saved }) => toast.undoable(soldOutMessage(saved), () => bringBack(saved)),
      },
    )

  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-raised">
      <button
        type="button"
        role="switch"
        aria-checked={isHad}
        aria-label={words.availabilityOf(name)}
        onClick={() => (isHad ? sellOut() : bringBack(item))}
        className="flex min-h-18 flex-1 flex-col items-start gap-1 px-3 py-2.5 text-start hover:bg-hover focus-visible:outline-offset-[-3px]"
      >
        <span
          className={`line-clamp-2 wrap-anywhere font-semibold text-sm ${isHad ? '' : 'text-ink-faint line-through'}`}
        >
          {name}
        </span>
        {isHad ? (
          <span className="text-good-ink text-xs">{words.available}</span>
        ) : (
          <span className="-rotate-4 rounded-sm border-2 border-bad-ink px-1.5 font-bold text-bad-ink text-xs uppercase tracking-wider">
            {stateInWords(item)}
          </span>
        )}
      </button>
      <ItemPrice item={item} />
    </li>
  )
}

type State = Pick<CounterItem, 'isAvailable' | 'isSoldOutToday'>

const allItems =
  '-my-2.5 flex h-control items-center rounded-md font-semibold text-brand-ink text-sm underline-offset-2 hover:underline'
