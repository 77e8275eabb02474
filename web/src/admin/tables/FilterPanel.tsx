import { FilterX, Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts'
import { Card } from '../../ui/layout/Card.tsx'

const SEARCH_DELAY_MS = 300

type Props = {
  search: string | undefined
  searchHint: string
  onSearch: (search: string | undefined) => void
  isFiltered: boolean
  onClear: () => void
  /** The selects beside the search box. */
  children: ReactNode
  /** Filters that need a row of their own. */
  more?: ReactNode
}

/** The filters above a list; on phones all but the search are hidden behind a button. */
export function FilterPanel({ search, searchHint, onSearch, isFiltered, onClear, children, more }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const onPhones = isOpen ? '' : 'max-md:hidden'
  const { value, onChange, onBlur } = useDebouncedText(search ?? '', SEARCH_DELAY_MS, (text) =>
    onSearch(text.trim() || undefined),
  )

  return (
    <Card>
      <search className="grid gap-4">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-4 md:gap-x-4">
          <div className="min-w-0 flex-1 md:min-w-56">
            <TextField
              label="Search"
              type="search"
              maxLength={100}
              placeholder={searchHint}
              leading={<Search aria-hidden />}
              {...{ value, onChange, onBlur }}
            />
          </div>
          <div className="md:hidden">
            <Button
              variant="secondary"
              icon={<SlidersHorizontal aria-hidden />}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              Filters
            </Button>
          </div>
          <div className={classNames('grid gap-4 max-md:w-full md:flex md:items-end', onPhones)}>
            {children}
            <Button
              variant="secondary"
              icon={<FilterX aria-hidden />}
              disabled={!isFiltered}
              onClick={onClear}
            >
              Clear filters
            </Button>
          </div>
        </div>
        {more && <div className={onPhones}>{more}</div>}
      </search>
    </Card>
  )
}
