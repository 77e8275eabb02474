import './remove-webrtc.ts'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import type { TemplateData } from '../template-data.ts'
import { getterOf, later } from './intrinsics.ts'
import { guardLoop } from './loop-guard.ts'
import { expectMenu, isMenuInSight } from './menu-in-sight.ts'
import { onPageMessage, postToPage } from './page-port.ts'
import { reportTaps } from './report-taps.ts'

/** Everything in the frame besides the template: it hands over the menu and tells the page how tall it became. */
type Template = React.ComponentType<TemplateData>
type Define = (
  require: (name: string) => unknown,
  module: { exports: { default?: Template } },
  exports: object,
  React: unknown,
  guardLoop: () => void,
) => void

/** How often a design that shows nothing yet is looked at again. */
const LOOK_EVERY_MS = 100

const modules: Record<string, unknown> = { react: React, 'react/jsx-runtime': jsxRuntime }
const fail = () => postToPage({ type: 'error' })

const stage = document.getElementById('root') as HTMLElement
const heightOf = getterOf(Element.prototype, 'scrollHeight')
const root = createRoot(stage, { onUncaughtError: fail })
let Template: Template | undefined
let mapUrl: string | null = null
let isReady = false

/** The template's file calls this, once. */
function thelaTemplate(define: Define) {
  const module: { exports: { default?: Template } } = { exports: {} }
  define((name) => modules[name], module, module.exports, React, guardLoop)
  Template = module.exports.default
}
Object.assign(window, { thelaTemplate })

addEventListener('error', fail)
reportTaps({ mapUrl: () => mapUrl, tell: postToPage })
onPageMessage((message) => {
  if (message.type === 'ping') postToPage({ type: 'alive', isMenuInSight: isMenuInSight({ isShown: true }) })
  else show(message.data)
})

function show(data: TemplateData) {
  if (!Template) return fail()
  mapUrl = data.vendorConfig.mapUrl
  expectMenu(data)
  root.render(<Shown Template={Template} data={data} />)
}

/** Says that it is there once something of the menu is, then how tall it is whenever that changes. */
function Shown({ Template, data }: { Template: Template; data: TemplateData }) {
  React.useEffect(() => {
    tellWhenReady()
    const observer = new ResizeObserver(
      () => isReady && postToPage({ type: 'height', height: heightOf(stage) }),
    )
    observer.observe(stage)
    return () => observer.disconnect()
  }, [])

  return <Template {...data} />
}

function tellWhenReady() {
  if (isReady) return
  isReady = isMenuInSight({ isShown: false })
  if (isReady) postToPage({ type: 'ready', height: heightOf(stage) })
  else later(tellWhenReady, LOOK_EVERY_MS)
}
