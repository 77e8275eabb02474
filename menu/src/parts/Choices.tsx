type Option<Value extends string> = readonly [value: Value, label: string]

type Props<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** A row of which exactly one is pressed. */
export function Choices<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  return (
    <fieldset className="choices js">
      <legend className="sr">{label}</legend>
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          value={option}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
