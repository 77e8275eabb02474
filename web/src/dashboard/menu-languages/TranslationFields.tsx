import type { LanguageCode } from '@thela/contract/values/languages'
import * as words from '@thela/words/dashboard/menu-languages'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { RichText } from '../../ui/RichText.tsx'
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
      <TextField
        label={<In text={words.nameIn} code={code} />}
        autoComplete="off"
        {...textIn(code)}
        {...field('name')}
      />
      {children}
      <TextArea
        label={<In text={words.descriptionIn} code={code} />}
        rows={2}
        {...textIn(code)}
        {...field('description')}
      />
    </div>
  )
}

/** 'Name in ગુજરાતી (Gujarati)' */
export function In({ text, code, name }: { text: string; code: LanguageCode; name?: string }) {
  return <RichText text={text} tags={{ name: () => name, language: () => <LanguageName code={code} /> }} />
}

/** What becomes of fields that are left empty. */
export function FallbackHint({ main }: { main: LanguageCode }) {
  return <p className="text-ink-soft text-sm">{words.emptyHint(words.languageNames[main])}</p>
}
