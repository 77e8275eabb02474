import { useQuery } from '@tanstack/react-query'
import type { Template } from '@thela/contract/templates/catalogue'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { themesOfTemplate } from '@thela/menu/preview'
import { useState } from 'react'
import { PhoneFrame } from '../../menu-preview/PhoneFrame.tsx'
import { ThemeSwatches } from '../../menu-preview/ThemeSwatches.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { VendorChooser } from '../forms/VendorChooser.tsx'
import { vendorMenuQuery } from './api.ts'
import { sampleMenu } from './sample-menu.ts'

type Props = { template: Template; onClose: () => void }

/** One template with sample items or those of a real vendor, in every theme. */
export function TemplatePreviewDialog({ template, onClose }: Props) {
  const [themeIndex, setThemeIndex] = useState(0)
  const [vendorId, setVendorId] = useState('')
  const menu = useQuery(vendorMenuQuery(vendorId))
  const isSample = vendorId === '' || menu.isLoadingError
  const page = isSample ? sampleMenu : menu.data

  return (
    <Dialog open onOpenChange={onClose} title={`Preview: ${template.name}`} size="xl">
      <div className="grid gap-5 lg:grid-cols-[auto_1fr]">
        <div className="grid content-start justify-items-center lg:w-[23.5rem]">
          {page ? (
            <PhoneFrame
              page={{ ...page, template: { templateId: template.templateId, themeIndex } }}
              frameUrl={template.frameUrl}
              isSample={isSample}
            />
          ) : (
            <Spinner label="Loading preview" />
          )}
        </div>
        <div className="grid content-start gap-4">
          <VendorChooser
            label="Vendor data"
            value={vendorId}
            onChange={setVendorId}
            placeholder="Sample data"
            failure="Failed to load vendors for preview"
            hint={menu.isLoadingError ? 'This menu is not online. Sample data is shown.' : undefined}
          />
          <ThemeSwatches template={template} chosen={themeIndex} onChoose={setThemeIndex} />
          <TemplateFacts template={template} themeIndex={themeIndex} />
        </div>
      </div>
    </Dialog>
  )
}

type TemplateFactsProps = { template: Template; themeIndex: number }

function TemplateFacts({ template, themeIndex }: TemplateFactsProps) {
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
