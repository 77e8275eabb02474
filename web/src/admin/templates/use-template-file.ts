import {
  checkTemplateSource,
  isTemplateFile,
  MAX_TEMPLATE_BYTES,
  type TemplateCheck,
  templateIdOf,
} from '@thela/contract/templates/checks'
import { useState } from 'react'

type Chosen = { file?: File; source: string; checks: TemplateCheck[]; error?: string }

const nothing: Chosen = { source: '', checks: [] }

export type TemplateFile = ReturnType<typeof useTemplateFile>

/** The chosen file, read and checked before anything is sent. */
export function useTemplateFile(onId: (templateId: string) => void) {
  const [chosen, setChosen] = useState(nothing)

  const choose = async (file: File) => {
    if (!isTemplateFile(file.name)) return setChosen({ ...nothing, error: 'Please select a .jsx file' })
    if (file.size > MAX_TEMPLATE_BYTES)
      return setChosen({ ...nothing, error: 'The file is larger than 1 MB' })

    const source = await file.text()
    setChosen({ file, source, checks: checkTemplateSource(source) })
    onId(templateIdOf(file.name))
  }

  return { ...chosen, state: stateOf(chosen), choose, clear: () => setChosen(nothing) }
}

/** A file that was turned away is none: one may go on without. */
function stateOf({ file, checks }: Chosen) {
  if (!file) return 'empty'
  return checks.every(({ passed }) => passed) ? 'valid' : 'invalid'
}
