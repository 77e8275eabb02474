import { languageCodes, MAX_MENU_LANGUAGES } from '@thela/contract/values/languages'
import { useController } from 'react-hook-form'
import { Select } from '../../ui/form/Select.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { languageLabel } from '../menu-languages/LanguageName.tsx'
import type { ProfileFormState } from './profile-form.ts'

const options = languageCodes.map((code) => ({ value: code as string, label: languageLabel(code) }))

/** In which languages customers can read the menu. */
export function LanguageFields({ form }: { form: ProfileFormState }) {
  const [main, former] = [form.watch('menuLanguage'), form.formState.defaultValues?.menuLanguage]

  return (
    <Card
      title="Menu languages"
      description="Customers can read your menu in each of these languages. You write the texts yourself, in the forms of your categories and items."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Main language"
          options={options}
          hint={
            main === former
              ? 'The language of the names and descriptions on your menu. What has no text in another language is shown in this one.'
              : 'Nothing is translated: texts that you have given in this language become the main ones, all others stay as they are.'
          }
          error={form.formState.errors.menuLanguage?.message}
          {...form.register('menuLanguage', { deps: ['otherLanguages'] })}
        />
        <OtherLanguages form={form} main={main} />
      </div>
    </Card>
  )
}

/** One list more than there are languages, up to the limit; a language is offered once. */
function OtherLanguages({ form, main }: { form: ProfileFormState; main: string }) {
  const { field, fieldState } = useController({ control: form.control, name: 'otherLanguages' })
  const codes = field.value.split(' ').filter(Boolean)
  const wrong = Math.max(codes.indexOf(main), 0)
  const choose = (n: number, code: string) => {
    const others = codes.filter((_, place) => place !== n)
    field.onChange([...others.slice(0, n), code, ...others.slice(n)].filter(Boolean).join(' '))
  }

  return ['Second', 'Third']
    .slice(0, Math.min(codes.length + 1, MAX_MENU_LANGUAGES - 1))
    .map((which, n) => (
      <Select
        key={which}
        label={`${which} language (optional)`}
        placeholder="None"
        options={options.filter(({ value }) => value === codes[n] || ![main, ...codes].includes(value))}
        name={n === wrong ? field.name : undefined}
        ref={n === wrong ? field.ref : undefined}
        value={codes[n] ?? ''}
        error={n === wrong ? fieldState.error?.message : undefined}
        onChange={({ target }) => choose(n, target.value)}
        onBlur={field.onBlur}
      />
    ))
}
