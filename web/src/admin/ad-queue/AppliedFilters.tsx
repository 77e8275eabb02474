import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Card } from '../../ui/layout/Card.tsx'

export type FilterList<Criteria> = {
  criteria: Criteria
  change: (part: Partial<Criteria>) => void
  clear: () => void
}

/** An active filter: what it says, and what removing it changes. */
export type Chip<Criteria> = { text: string; removal: Partial<Criteria> }

type Props<Criteria> = {
  list: FilterList<Criteria>
  searchHint: string
  chips: Chip<Criteria>[]
  /** The fields beside the search. */
  fields: (draft: Criteria, choose: (part: Partial<Criteria>) => void) => ReactNode
}

/** Open where there is room beside the queue; on phones the queue comes first. */
export function AppliedFilters<Criteria extends { search?: string }>({
  list,
  chips,
  ...form
}: Props<Criteria>) {
  const [isOpen, setIsOpen] = useState(hasRoom)
  const apply = (next: Partial<Criteria>) => {
    if (!hasRoom()) setIsOpen(false)
    list.change(next)
  }

  return (
    <>
      <Card>
        <search className="grid gap-4">
          <div className="-m-2 md:m-0">
            <Button
              variant="ghost"
              icon={<SlidersHorizontal aria-hidden />}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              Filters
            </Button>
          </div>
          {isOpen && (
            <FilterForm
              key={JSON.stringify(list.criteria)}
              criteria={list.criteria}
              onApply={apply}
              {...form}
            />
          )}
        </search>
      </Card>
      <FilterChips chips={chips} list={list} />
    </>
  )
}

const hasRoom = () => window.matchMedia('(min-width: 48rem)').matches

type FormProps<Criteria> = Pick<Props<Criteria>, 'searchHint' | 'fields'> & {
  criteria: Criteria
  onApply: (criteria: Partial<Criteria>) => void
}

/** The choices take effect together, with Apply Filters. */
function FilterForm<Criteria extends { search?: string }>(props: FormProps<Criteria>) {
  const { criteria, searchHint, fields, onApply } = props
  const [draft, setDraft] = useState(criteria)
  const choose = (part: Partial<Criteria>) => setDraft({ ...draft, ...part })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(withoutEmpty(draft))
  }

  return (
    <form className="grid grid-cols-2 gap-4 xl:grid-cols-5" onSubmit={apply}>
      <div className="max-sm:col-span-2">
        <TextField
          label="Search"
          type="search"
          maxLength={100}
          placeholder={searchHint}
          leading={<Search aria-hidden />}
          value={draft.search ?? ''}
          onChange={(event) => choose({ search: event.target.value } as Partial<Criteria>)}
        />
      </div>
      {fields(draft, choose)}
      <div className="col-span-full">
        <Button type="submit">Apply Filters</Button>
      </div>
    </form>
  )
}

const withoutEmpty = <Criteria extends object>(criteria: Criteria) =>
  Object.fromEntries(
    Object.entries(criteria).map(([name, value]) => [name, value || undefined]),
  ) as Partial<Criteria>

/** The active filters; each can be removed on its own. */
function FilterChips<Criteria>({ chips, list }: Pick<Props<Criteria>, 'chips' | 'list'>) {
  if (chips.length === 0) return null

  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, removal }) => (
        <li key={text}>
          <Button
            size="sm"
            variant="secondary"
            trailingIcon={<X aria-hidden />}
            aria-label={`Remove filter ${text}`}
            onClick={() => list.change(removal)}
          >
            {text}
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="ghost" onClick={list.clear}>
          Clear All
        </Button>
      </li>
    </ul>
  )
}
