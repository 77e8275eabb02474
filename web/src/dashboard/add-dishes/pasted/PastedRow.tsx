import * as words from '@thela/words/dashboard/add-dishes/pasted'
import { ListPlus, Trash2, TriangleAlert, X } from 'lucide-react'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { PriceField } from '../../items/PriceField.tsx'
import type { RowErrors } from '../import-list.ts'
import { doubtsInWords, type PastedDish } from './pasted-rows.ts'

type Props = {
  dish: PastedDish
  errors: RowErrors[string]
  onChange: (dish: PastedDish) => void
  onRemove: () => void
}

/** A row of the table; on phones its cells are in two lines. */
export function PastedRow({ dish, errors, onChange, onRemove }: Props) {
  const doubts = doubtsInWords(dish)
  const called = dish.name || dish.text
  const change = (next: Partial<PastedDish>) => onChange({ ...dish, ...next })

  return (
    <li className="grid gap-2 border-line border-b px-3 py-3 last:border-b-0 md:px-4">
      {doubts.length > 0 && <Doubts texts={doubts} line={dish.text} />}
      <div className={`${columns} grid grid-cols-2 gap-2`}>
        <div className="max-lg:col-span-2">
          <TextField
            label={words.nameOf(called)}
            labelHidden
            autoComplete="off"
            placeholder={words.name}
            value={dish.name}
            error={errors.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <Prices dish={dish} error={errors.price} onChange={(prices) => change({ prices, doubts: [] })} />
        <Select
          label={words.markOf(called)}
          labelHidden
          placeholder={words.vegOrNonVeg}
          options={marks}
          value={dish.mark ?? ''}
          error={errors.mark}
          onChange={({ target }) => change({ mark: (target.value || null) as PastedDish['mark'] })}
        />
        <TextField
          label={words.categoryOf(called)}
          labelHidden
          autoComplete="off"
          placeholder={words.category}
          list="pasted-categories"
          value={dish.category}
          error={errors.category}
          onChange={({ target }) => change({ category: target.value })}
        />
        <div className="flex items-start justify-end">
          <IconButton
            label={words.addSize(called)}
            icon={<ListPlus aria-hidden />}
            onClick={() => change({ prices: withSize(dish.prices) })}
          />
          <IconButton label={words.leaveOut(called)} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}

/** On a wide screen the cells of a row stand side by side. */
export const columns = 'lg:grid lg:grid-cols-[minmax(0,1fr)_17rem_8rem_10rem_5.5rem] lg:gap-2'

const marks = [
  { value: 'veg', label: words.veg },
  { value: 'egg', label: words.egg },
  { value: 'nonveg', label: words.nonVeg },
]

function Doubts({ texts, line }: { texts: string[]; line: string }) {
  return (
    <p className="flex items-start gap-1.5 font-medium text-sm text-warn-ink">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {texts.join('. ')} <span className="font-normal text-ink-soft">{words.inLine(line)}</span>
      </span>
    </p>
  )
}

type PricesProps = {
  dish: PastedDish
  error?: string
  onChange: (prices: PastedDish['prices']) => void
}

/** One price, or a size with its price in each line. */
function Prices({ dish, error, onChange }: PricesProps) {
  const { prices, name } = dish
  const hasSizes = prices.length > 1
  const isUnpriced = prices.some(({ price }) => price.trim() === '')
  const isWrong = (n: number) => (isUnpriced ? prices[n]?.price.trim() === '' : n === 0)
  const change = (n: number, next: Partial<PastedDish['prices'][number]>) =>
    onChange(prices.map((each, k) => (k === n ? { ...each, ...next } : each)))

  return (
    <div className={hasSizes ? 'grid gap-2 max-lg:col-span-2' : ''}>
      {prices.map(({ size, price }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the prices of a row keep their places.
        <div key={n} className={hasSizes ? 'grid grid-cols-[minmax(0,1fr)_7.5rem_auto] gap-2' : ''}>
          {hasSizes && (
            <TextField
              label={words.sizeOf(name, n + 1)}
              labelHidden
              autoComplete="off"
              placeholder={words.size}
              value={size}
              onChange={({ target }) => change(n, { size: target.value })}
            />
          )}
          <PriceField
            label={hasSizes ? words.priceOfSize(name, size) : words.priceOf(name)}
            labelHidden
            autoComplete="off"
            value={price}
            error={isWrong(n) ? error : undefined}
            onChange={({ target }) => change(n, { price: target.value })}
          />
          {hasSizes && (
            <IconButton
              label={words.removeSize(name, n + 1)}
              icon={<X aria-hidden />}
              onClick={() => onChange(withoutSize(prices, n))}
            />
          )}
        </div>
      ))}
    </div>
  )
}

type SizePrices = PastedDish['prices']

/** A second price makes sizes of both; their names can be changed. */
const withSize = (prices: SizePrices): SizePrices =>
  prices.length === 1
    ? [
        { size: words.half, price: prices[0]?.price ?? '' },
        { size: words.full, price: '' },
      ]
    : [...prices, { size: '', price: '' }]

/** The last one left is the price of the dish. */
function withoutSize(prices: SizePrices, index: number): SizePrices {
  const left = prices.filter((_, n) => n !== index)
  return left.length === 1 ? left.map(({ price }) => ({ size: '', price })) : left
}
