import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/ui/table'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, FileX2 } from 'lucide-react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Select } from '../form/Select.tsx'

type Props = {
  page: number
  pageSize: number
  total: number
  /** What is counted: 'ads' gives 'Showing 1 to 20 of 134 ads'. */
  noun: string
  onPageChange: (page: number) => void
  pageSizes?: readonly number[]
  onPageSizeChange?: (pageSize: number) => void
}

export function Pagination({
  page,
  pageSize,
  total,
  noun,
  onPageChange,
  pageSizes,
  onPageSizeChange,
}: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)

  return (
    <nav
      aria-label={words.pagination}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 px-4 py-3 text-ink-soft text-sm sm:justify-between md:px-5"
    >
      <p className="tabular-nums">
        {words.showing({
          first: formatCount(first),
          last: formatCount(last),
          total: formatCount(total),
          noun,
        })}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        {pageSizes && onPageSizeChange && (
          <PageSize value={pageSize} sizes={pageSizes} noun={noun} onChange={onPageSizeChange} />
        )}
        <Steps page={page} pages={pages} onPageChange={onPageChange} />
      </div>
    </nav>
  )
}

function Steps({
  page,
  pages,
  onPageChange,
}: {
  page: number
  pages: number
  onPageChange: Props['onPageChange']
}) {
  const step = { variant: 'secondary', size: 'sm' } as const
  const isFirst = page <= 1
  const isLast = page >= pages
  const go = (target: number) => () => onPageChange(target)

  return (
    <div className="flex items-center gap-1.5">
      <IconButton
        {...step}
        label={words.firstPage}
        icon={<ChevronsLeft aria-hidden />}
        disabled={isFirst}
        onClick={go(1)}
      />
      <IconButton
        {...step}
        label={words.previousPage}
        icon={<ChevronLeft aria-hidden />}
        disabled={isFirst}
        onClick={go(page - 1)}
      />
      <span aria-live="polite" className="px-2 font-medium text-ink tabular-nums">
        {words.pageOf(formatCount(page), formatCount(pages))}
      </span>
      <IconButton
        {...step}
        label={words.nextPage}
        icon={<ChevronRight aria-hidden />}
        disabled={isLast}
        onClick={go(page + 1)}
      />
      <IconButton
        {...step}
        label={words.lastPage}
        icon={<ChevronsRight aria-hidden />}
        disabled={isLast}
        onClick={go(pages)}
      />
    </div>
  )
}

type PageSizeProps = {
  value: number
  sizes: readonly number[]
  noun: string
  onChange: (size: number) => void
}

function PageSize({ value, sizes, noun, onChange }: PageSizeProps) {
  return (
    <span className="w-38">
      <Select
        label={words.rowsPerPage(noun)}
        labelHidden
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={sizes.map((size) => ({ value: String(size), label: words.perPage(size) }))}
      />
    </span>
  )
}

type PastLastPageProps = {
  total: number
  pageSize: number
  noun: string
  onPageChange: (page: number) => void
}

/** Shown on a page past the last one, after entries were deleted or with an old link. */
export function PastLastPage({ total, pageSize, noun, onPageChange }: PastLastPageProps) {
  return (
    <EmptyState
      icon={<FileX2 />}
      title={words.noneOnThisPage(noun)}
      text={words.onPreviousPages(formatCount(total), noun)}
      action={
        <Button variant="secondary" onClick={() => onPageChange(Math.ceil(total / pageSize))}>
          {words.goToLastPage}
        </Button>
      }
    />
  )
}
