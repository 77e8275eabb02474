import { useId } from 'react'

type Props = {
  label: string
  before: number
  error: string | undefined
  onLeave: (text: string) => void
  onCancel: () => void
}

/** A field without a box, where the price was. */
export function PriceInput({ label, before, error, onLeave, onCancel }: Props) {
  const errorId = useId()

  return (
    <>
      <label className="flex h-control items-center gap-1 px-3 text-sm focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-2">
        <span className="sr-only">{label}</span>
        <span aria-hidden>₹</span>
        <input
          name="price"
          type="number"
          inputMode="decimal"
          enterKeyHint="done"
          min={0}
          step={0.01}
          defaultValue={before}
          ref={selectAll}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onBlur={({ target }) => onLeave(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onCancel()}
          className="w-full min-w-0 bg-transparent font-bold text-[1rem] tabular-nums outline-none"
        />
      </label>
      {error && (
        <p id={errorId} role="alert" className="px-3 pb-2 font-medium text-bad-ink text-xs">
          {error}
        </p>
      )}
    </>
  )
}

function selectAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
