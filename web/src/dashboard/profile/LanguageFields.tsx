import { languageCodes, MAX_MENU_LANGUAGES } from '@thela/contract/values/languages'
import * as words from '@thela/words/dashboard/profile-form'
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
    <Card title={words.languages} description={words.languagesHint}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.mainLanguage}
          options={options}
          hint={main === former ? words.mainLanguageHint : words.newMainLanguageHint}
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

  return [words.secondLanguage, words.thirdLanguage]
    .slice(0, Math.min(codes.length + 1, MAX_MENU_LANGUAGES - 1))
    .map((label, n) => (
      <Select
        key={label}
        label={label}
        placeholder={words.noLanguage}
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
