import type { Template } from '@thela/contract/templates/catalogue'
import { themesOfTemplate } from '@thela/menu/preview'
import * as words from '@thela/words/menu-preview'

type Props = {
  template: Pick<Template, 'templateId' | 'source'>
  chosen: number
  onChoose: (index: number) => void
}

export function ThemeSwatches({ template, chosen, onChoose }: Props) {
  return (
    <fieldset className="flex flex-wrap justify-center gap-1">
      <legend className="sr-only">{words.theme}</legend>
      {themesOfTemplate(template.templateId, template.source).map((theme, index) => (
        <label
          key={theme.name}
          title={theme.name}
          className="grid size-11 cursor-pointer place-items-center rounded-full has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          {/* The one colour that is not ours: the theme's own. */}
          <span
            className="size-8 rounded-full border border-line-strong"
            style={{ backgroundColor: theme.colour }}
          />
          <span className="sr-only">{theme.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
