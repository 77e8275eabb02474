import type { UnstyledProps } from '../class-names.ts'
import { classNames } from '../class-names.ts'
import { controlClasses, Field, type FieldText } from './Field.tsx'

type Props = UnstyledProps<'textarea'> & FieldText

export function TextArea({ label, hint, error, required, labelHidden, id, rows = 4, ...textarea }: Props) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={classNames(controlClasses, 'resize-y py-2.5')}
        />
      )}
    </Field>
  )
}
