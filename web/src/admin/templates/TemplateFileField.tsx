import {
  checkTemplateSource,
  isTemplateFile,
  MAX_TEMPLATE_BYTES,
  type TemplateCheck,
  templateIdOf,
} from '@thela/contract/templates/checks'
import { CircleCheck, CircleX, FileCode2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'

const SHOWN_LINES = 40

type Props = {
  chosen: TemplateFile
  /** What the server found wrong. */
  serverErrors: string[]
}

export function TemplateFileField({ chosen, serverErrors }: Props) {
  const { file, source, checks, error, state, choose, clear } = chosen

  return (
    <div className="grid gap-3">
      <FileDrop
        label="Template file (optional)"
        accept=".jsx"
        hint="One .jsx file, up to 1 MB. The ID is taken from its name."
        icon={<FileCode2 aria-hidden />}
        error={error}
        fileName={file?.name}
        fileIcon={<FileCode2 aria-hidden size={18} className="shrink-0 text-ink-soft" />}
        onFile={choose}
        onRemove={file ? clear : undefined}
      />
      {file && <Limits />}
      {file && (
        <section aria-label="Validation results" className="grid gap-2 rounded-md bg-sunken p-3 text-sm">
          <Badge tone={state === 'valid' ? 'good' : 'bad'}>
            {state === 'valid' ? 'Valid template' : 'Invalid template'}
          </Badge>
          <ul className="grid gap-1">
            {checks.map(({ name, passed }) => (
              <Check key={name} text={name} passed={passed} />
            ))}
            {serverErrors.map((serverError) => (
              <Check key={serverError} text={serverError} passed={false} />
            ))}
          </ul>
        </section>
      )}
      {file && (
        <figure className="grid gap-1.5">
          <figcaption className="font-medium text-sm">File preview</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <pre tabIndex={0} className="max-h-48 overflow-auto rounded-md bg-sunken p-3 text-xs">
            {source.split('\n').slice(0, SHOWN_LINES).join('\n')}
          </pre>
        </figure>
      )}
    </div>
  )
}

/** Risks that no check and no browser setting can rule out. */
const Limits = () => (
  <details className="rounded-md bg-sunken p-3 text-sm">
    <summary className="cursor-pointer font-medium">Upload files only from people you trust</summary>
    <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-soft">
      <li>
        A template cannot send anything. In Firefox, Safari and Chrome before version 152 it can still make a
        customer's phone look up a website's name or open an empty connection to it.
      </li>
      <li>
        On phones that run the template and the menu in one process, a template that hangs stops the menu
        once. From the next visit on, that phone shows the simple menu.
      </li>
      <li>
        We notice a template that shows nothing. We cannot notice wrong prices or unreadable text. Check the
        preview before you enable it.
      </li>
    </ul>
  </details>
)

function Check({ text, passed }: { text: string; passed: boolean }) {
  const Icon = passed ? CircleCheck : CircleX

  return (
    <li className={passed ? 'flex gap-2 text-good-ink' : 'flex gap-2 font-medium text-bad-ink'}>
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">{passed ? 'Passed: ' : 'Failed: '}</span>
        {text}
      </span>
    </li>
  )
}

type Chosen = { file?: File; source: string; checks: TemplateCheck[]; error?: string }

const nothing: Chosen = { source: '', checks: [] }

type TemplateFile = ReturnType<typeof useTemplateFile>

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

/** A rejected file counts as none: the form can be submitted without it. */
function stateOf({ file, checks }: Chosen) {
  if (!file) return 'empty'
  return checks.every(({ passed }) => passed) ? 'valid' : 'invalid'
}
