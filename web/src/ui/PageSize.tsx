import { Select } from './Select.tsx'

type Props = { value: number; sizes: readonly number[]; noun: string; onChange: (size: number) => void }

export function PageSize({ value, sizes, noun, onChange }: Props) {
  return (
    <span className="w-38">
      <Select
        label={`Number of ${noun} per page`}
        labelHidden
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={sizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
      />
    </span>
  )
}
