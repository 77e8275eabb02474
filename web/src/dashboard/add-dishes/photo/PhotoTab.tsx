import { checkBeforeAdding } from '@thela/words/dashboard/add-dishes/page'
import * as words from '@thela/words/dashboard/add-dishes/photo'
import { Camera, ImageOff } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import { FileDrop } from '../../../ui/form/FileDrop.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { UnsavedChangesGuard } from '../../UnsavedChangesGuard.tsx'
import { PastedTable } from '../pasted/PastedTable.tsx'
import { PasteForm } from '../pasted/PasteTab.tsx'
import { usePasted } from '../pasted/use-pasted.ts'
import { usePhoto } from './use-photo.ts'

/** A photo of a paper menu, then the same table as for a pasted list. */
export function PhotoTab() {
  const pasted = usePasted('photo')
  const photo = usePhoto(pasted.readPhoto)

  return (
    <>
      <UnsavedChangesGuard isDirty={!pasted.isKept && pasted.text !== ''} />
      {pasted.rows && <PastedTable rows={pasted.rows} pasted={pasted} />}
      {!pasted.rows && pasted.text !== '' && <PasteForm pasted={pasted} />}
      {!pasted.rows && pasted.text === '' && <PhotoForm {...photo} />}
    </>
  )
}

function PhotoForm({ state, read, cancel }: ReturnType<typeof usePhoto>) {
  if (state.status === 'sending' || state.status === 'reading')
    return <Reading percent={state.status === 'reading' ? state.percent : undefined} onCancel={cancel} />

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state.status === 'empty' && (
        <Card flush>
          <div role="status">
            <EmptyState icon={<ImageOff />} title={words.nothingRead} text={words.nothingReadText} />
          </div>
        </Card>
      )}
      {state.status === 'failed' && (
        <Card flush>
          <ErrorPanel
            title={words.notRead}
            message={state.message}
            onRetry={state.unread && (() => state.unread && read(state.unread))}
          />
        </Card>
      )}
      <Card>
        <div className="grid gap-3">
          <TakePhoto onPhoto={read} />
          <FileDrop
            label={words.label}
            accept="image/*"
            hint={words.hint}
            icon={<Camera aria-hidden />}
            onFile={read}
          />
          <p className="text-ink-soft text-sm">{checkBeforeAdding}</p>
        </div>
      </Card>
    </div>
  )
}

/** Opens the camera of a phone at once; elsewhere a file is chosen below. */
function TakePhoto({ onPhoto }: { onPhoto: (photo: File) => void }) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <div className="hidden pointer-coarse:grid">
      <Button wide size="lg" icon={<Camera aria-hidden />} onClick={() => input.current?.click()}>
        {words.takePhoto}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={words.takePhotoOfMenu}
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          if (photo) onPhoto(photo)
          target.value = ''
        }}
      />
    </div>
  )
}

function Reading({ percent, onCancel }: { percent?: number; onCancel: () => void }) {
  const label = percent === undefined ? words.sending : words.reading

  return (
    <Card>
      <div className="grid gap-4">
        <p role="status" className="sr-only">
          {label}
        </p>
        <Progress label={label} value={percent} />
        <Button variant="secondary" wide onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Card>
  )
}
