import type { UseQueryResult } from '@tanstack/react-query'
import type { MenuPage } from '@thela/contract/menus/page-data'
import type { Template, TemplatePreference } from '@thela/contract/templates/catalogue'
import * as words from '@thela/words/dashboard/templates'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { PhoneFrame } from '../../menu-preview/PhoneFrame.tsx'
import { ThemeSwatches } from '../../menu-preview/ThemeSwatches.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useChooseTemplate } from './api.ts'
import { inOwnWords } from './TemplateGrid.tsx'

type Props = {
  template: Template
  /** The vendor may use it; others can only be looked at. */
  isOwn: boolean
  saved: TemplatePreference | null
  menu: UseQueryResult<MenuPage>
  onClose: () => void
}

/** One design with the vendor's own menu, in every theme, before customers see it. */
export function TemplatePreviewDialog({ template, isOwn, saved, menu, onClose }: Props) {
  const { templateId, name } = template
  const [themeIndex, setThemeIndex] = useState(saved?.templateId === templateId ? saved.themeIndex : 0)
  const [hasTriedOthers, setHasTriedOthers] = useState(false)
  const choose = useChooseTemplate()
  const tried = { templateId, themeIndex }
  const state = applyState({ saved, tried, hasTriedOthers })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={inOwnWords(name)}
      size="lg"
      locked={choose.isPending}
      footer={
        isOwn && (
          <Button
            disabled={state !== words.apply}
            busy={choose.isPending}
            onClick={() => choose.mutate(tried, { onSuccess: onClose })}
          >
            {state}
          </Button>
        )
      }
    >
      <div className="grid justify-items-center gap-4">
        <ThemeSwatches
          template={template}
          chosen={themeIndex}
          onChoose={(index) => {
            setThemeIndex(index)
            setHasTriedOthers(true)
          }}
        />
        {menu.data && <PhoneFrame page={{ ...menu.data, template: tried }} frameUrl={template.frameUrl} />}
        {!menu.data && !menu.isLoadingError && <Spinner label={words.loadingPreview} />}
        {menu.isLoadingError && <QueryFailure query={menu} message={words.previewFailed} />}
      </div>
    </Dialog>
  )
}

type Trial = { saved: TemplatePreference | null; tried: TemplatePreference; hasTriedOthers: boolean }

/** What the button says: back at the saved design after trying others is 'No Changes' (DEC-095). */
export function applyState({ saved, tried, hasTriedOthers }: Trial) {
  const isSaved = saved?.templateId === tried.templateId && saved.themeIndex === tried.themeIndex
  if (!isSaved) return words.apply
  return hasTriedOthers ? words.noChanges : words.applied
}
