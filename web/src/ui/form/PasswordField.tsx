import * as words from '@thela/words/ui/form'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { UnstyledProps } from '../class-names.ts'
import { classNames } from '../class-names.ts'
import { controlClasses, controlHeight, Field, type FieldText } from './Field.tsx'

type Props = Omit<UnstyledProps<'input'>, 'type'> & FieldText

export function PasswordField({ label, hint, error, required, labelHidden, id, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye

  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlClasses, controlHeight, 'pr-12!')}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-control place-items-center rounded-md text-ink-faint hover:text-ink focus-visible:outline-offset-[-3px]"
          >
            <Icon aria-hidden size={18} />
          </button>
        </span>
      )}
    </Field>
  )
}
