import { failed, preview } from '@thela/words/menu-preview'
import { useEffect, useRef, useState } from 'react'
import { type OpenFrame, openFrame } from '../frame/open-frame.ts'
import type { TemplateData } from '../frame/template-data.ts'

type Props = { url: string; data: TemplateData; className?: string }

/** An uploaded template inside the dashboard, in the same frame that customers get. */
export function FramedPreview({ url, data, className }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<OpenFrame>(undefined)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    setHasFailed(false)
    const opened = openFrame(url, preview, {
      onMessage: () => {},
      onFailed: () => setHasFailed(true),
    })
    opened.element.style.cssText = 'display:block;width:100%;height:100%;border:0;background:#fff'
    frame.current = opened
    container.current?.append(opened.element)
    return opened.close
  }, [url])

  useEffect(() => frame.current?.send(data), [data])

  return (
    <div ref={container} className={className}>
      {hasFailed && <p role="alert">{failed}</p>}
    </div>
  )
}
