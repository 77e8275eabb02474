import { CircleCheck, CircleX, FileCode2 } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import type { TemplateFile } from './use-template-file.ts'

const SHOWN_LINES = 40

type Props = {
  chosen: TemplateFile
  /** What the server found wrong. */
  faults: string[]
}

export function TemplateFileField({ chosen, faults }: Props) {
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
      {file && (
        <section aria-label="Validation results" className="grid gap-2 rounded-md bg-sunken p-3 text-sm">
          <Badge tone={state === 'valid' ? 'good' : 'bad'}>
            {state === 'valid' ? 'Valid template' : 'Invalid template'}
          </Badge>
          <ul className="grid gap-1">
            {checks.map(({ name, passed }) => (
              <Check key={name} text={name} passed={passed} />
            ))}
            {faults.map((fault) => (
              <Check key={fault} text={fault} passed={false} />
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
