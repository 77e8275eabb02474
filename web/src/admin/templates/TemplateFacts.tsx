import type { Template } from '@thela/contract/templates/catalogue'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { themesOfTemplate } from '@thela/menu/preview'

type Props = { template: Template; themeIndex: number }

export function TemplateFacts({ template, themeIndex }: Props) {
  const theme = themesOfTemplate(template.templateId, template.source)[themeIndex]
  const facts = [
    ['Template ID', template.templateId],
    ['Source', template.source === 'uploaded' ? 'Uploaded, runs in a sandboxed frame' : 'Comes with Thela'],
    ['Status', template.isEnabled ? 'Enabled' : 'Disabled'],
    ['Access level', template.accessLevel],
    ['Price', template.price === null ? 'None' : formatRupees(template.price)],
    ['Themes', String(template.themeCount)],
    ['Features', template.features.join(', ') || 'None declared'],
    ['Created', formatDate(template.createdAt)],
  ]

  return (
    <section aria-label="Template information" className="grid gap-4 rounded-md bg-sunken p-4 text-sm">
      {theme && (
        <div className="flex items-center gap-3">
          <span
            role="img"
            aria-label={`Palette of ${theme.name}: five colours`}
            className="size-14 shrink-0 rounded-full border border-line-strong"
            style={{ background: pieOf(theme.palette) }}
          />
          <span className="font-medium">{theme.name}</span>
        </div>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Five equal slices, one per colour of the theme. */
function pieOf(palette: string[]) {
  const slice = 100 / palette.length
  const parts = palette.map((colour, index) => `${colour} ${index * slice}% ${(index + 1) * slice}%`)
  return `conic-gradient(${parts.join(', ')})`
}
