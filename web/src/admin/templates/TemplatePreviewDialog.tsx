import { useQuery } from '@tanstack/react-query'
import type { Template } from '@thela/contract/templates/catalogue'
import { useState } from 'react'
import { PhoneFrame } from '../../menu-preview/PhoneFrame.tsx'
import { ThemeSwatches } from '../../menu-preview/ThemeSwatches.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { VendorChooser } from '../forms/VendorChooser.tsx'
import { vendorMenuQuery } from './api.ts'
import { sampleMenu } from './sample-menu.ts'
import { TemplateFacts } from './TemplateFacts.tsx'

type Props = { template: Template; onClose: () => void }

/** One design with sample dishes or those of a real vendor, in every theme. */
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
            hint={menu.isLoadingError ? 'This menu is not online; you see sample data.' : undefined}
          />
          <ThemeSwatches template={template} chosen={themeIndex} onChoose={setThemeIndex} />
          <TemplateFacts template={template} themeIndex={themeIndex} />
        </div>
      </div>
    </Dialog>
  )
}
