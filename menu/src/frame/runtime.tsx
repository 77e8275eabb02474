import './no-calls.ts'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import { followLink } from './follow-link.ts'
import type { FromFrame, ToFrame } from './messages.ts'
import type { TemplateData } from './template-data.ts'
import { tick } from './tick.ts'

/** Everything in the frame besides the template: it hands over the menu and tells the page how tall it became. */
type Template = React.ComponentType<TemplateData>
type Define = (
  require: (name: string) => unknown,
  module: { exports: { default?: Template } },
  exports: object,
  React: unknown,
  tick: () => void,
) => void

const modules: Record<string, unknown> = { react: React, 'react/jsx-runtime': jsxRuntime }
const post = (message: FromFrame) => parent.postMessage(message, '*')
const fail = () => post({ type: 'error' })

const stage = document.getElementById('root') as HTMLElement
const root = createRoot(stage, { onUncaughtError: fail })
let Template: Template | undefined

/** The template's file calls this, once. */
function thelaTemplate(define: Define) {
  const module: { exports: { default?: Template } } = { exports: {} }
  define((name) => modules[name], module, module.exports, React, tick)
  Template = module.exports.default
}
Object.assign(window, { thelaTemplate })

addEventListener('error', fail)
addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return
  if (data.type === 'ping') post({ type: 'alive' })
  else show(data.data)
})

function show(data: TemplateData) {
  if (!Template) return fail()
  root.render(<Shown Template={Template} data={data} />)
  document.onclick = (event) => followLink(event, data.vendorConfig.mapUrl, post)
}

/** Says that it is there once the design is, then how tall it is whenever that changes. */
function Shown({ Template, data }: { Template: Template; data: TemplateData }) {
  React.useEffect(() => {
    post({ type: 'ready', height: stage.scrollHeight })
    const observer = new ResizeObserver(() => post({ type: 'height', height: stage.scrollHeight }))
    observer.observe(stage)
    return () => observer.disconnect()
  }, [])

  return <Template {...data} />
}
