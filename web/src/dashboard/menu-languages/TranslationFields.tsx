import { type LanguageCode, languages } from '@thela/contract/values/languages'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { LanguageName, textIn } from './LanguageName.tsx'
import type { TextValues } from './translation-values.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState'>
type Props<Values extends FieldValues> = {
  form: Form<Values>
  code: LanguageCode
  /** Fields that belong to the same language. */
  children?: ReactNode
}

/** Name and description of a category or an item in another language of the menu. */
export function TranslationFields<Values extends FieldValues>({ form, code, children }: Props<Values>) {
  const field = (name: keyof TextValues) => fieldOf(form, `translations.${code}.${name}` as FieldPath<Values>)

  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <TextField label={<In code={code}>Name</In>} autoComplete="off" {...textIn(code)} {...field('name')} />
      {children}
      <TextArea
        label={<In code={code}>Description</In>}
        rows={2}
        {...textIn(code)}
        {...field('description')}
      />
    </div>
  )
}

/** 'Name in ગુજરાતી (Gujarati)' */
export function In({ code, children }: { code: LanguageCode; children: ReactNode }) {
  return (
    <>
      {children} in <LanguageName code={code} />
    </>
  )
}

/** What becomes of fields that are left empty. */
export function FallbackHint({ main }: { main: LanguageCode }) {
  return (
    <p className="text-ink-soft text-sm">
      You can leave any of these empty: customers then see the text in {languages[main].name}.
    </p>
  )
}
