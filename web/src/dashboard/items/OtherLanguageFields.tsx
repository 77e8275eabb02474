import { type LanguageCode, languages } from '@thela/contract/values/languages'
import { variation } from '@thela/words/dashboard/items-form'
import * as words from '@thela/words/dashboard/menu-languages'
import { ChevronDown } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { textIn } from '../menu-languages/LanguageName.tsx'
import { FallbackHint, In, TranslationFields } from '../menu-languages/TranslationFields.tsx'
import { useMenuLanguages } from '../menu-languages/use-menu-languages.ts'
import { hasTranslations } from './item-translations.ts'
import type { ItemFormState } from './item-values.ts'

/** The item's texts in the other languages of the menu. It is open when there are some, and when one has an error. */
export function OtherLanguageFields({ form }: { form: ItemFormState }) {
  const { main, others } = useMenuLanguages()
  const [isOpen, setIsOpen] = useState(() => hasTranslations(form.getValues()))
  if (others.length === 0) return null

  return (
    <details
      open={isOpen || form.formState.errors.translations !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-lg border border-line"
    >
      <summary className="flex min-h-control list-none items-center gap-3 rounded-lg px-4 py-2 text-sm">
        <span className="shrink-0 font-semibold">{words.otherLanguages}</span>
        <span className="min-w-0 flex-1 text-ink-soft">
          {others.map((code, n) => (
            <Fragment key={code}>
              {n > 0 && ' · '}
              <span {...textIn(code)}>{languages[code].ownName}</span>
            </Fragment>
          ))}
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-4">
        <FallbackHint main={main} />
        {others.map((code) => (
          <TranslationFields key={code} form={form} code={code}>
            <VariationNames form={form} code={code} />
          </TranslationFields>
        ))}
      </div>
    </details>
  )
}

/** A component of its own, so that typing draws nothing else again. */
function VariationNames({ form, code }: { form: ItemFormState; code: LanguageCode }) {
  const variations = useWatch({ control: form.control, name: 'variations' })
  if (variations.length === 0) return null

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {variations.map(({ id, name }, index) => (
        <TextField
          key={id}
          label={<In text={words.variationIn} code={code} name={name.trim() || variation(index + 1)} />}
          autoComplete="off"
          maxLength={60}
          {...textIn(code)}
          {...fieldOf(form, `variations.${index}.translations.${code}`)}
        />
      ))}
    </div>
  )
}
