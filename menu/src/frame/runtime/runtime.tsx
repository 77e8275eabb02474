import './remove-webrtc.ts'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import type { TemplateData } from '../template-data.ts'
import { originalGetter, originalSetTimeout } from './intrinsics.ts'
import { guardLoop } from './loop-guard.ts'
import { isMenuInSight, setExpectedNames } from './menu-in-sight.ts'
import { onPageMessage, postToPage } from './page-port.ts'
import { reportTaps } from './report-taps.ts'

/** Everything in the frame besides the template: passes it the menu and tells the page its height. */
type Template = React.ComponentType<TemplateData>
type Define = (
  require: (name: string) => unknown,
  module: { exports: { default?: Template } },
  exports: object,
  React: unknown,
  guardLoop: () => void,
) => void

/** How often a template that shows nothing yet is checked again. */
const CHECK_INTERVAL_MS = 100

const modules: Record<string, unknown> = { react: React, 'react/jsx-runtime': jsxRuntime }
const fail = () => postToPage({ type: 'error' })

const stage = document.getElementById('root') as HTMLElement
const heightOf = originalGetter(Element.prototype, 'scrollHeight')
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
  setExpectedNames(data)
  root.render(<MeasuredTemplate Template={Template} data={data} />)
}

/** Reports `ready` once something of the menu is visible, then every change of the height. */
function MeasuredTemplate({ Template, data }: { Template: Template; data: TemplateData }) {
  React.useEffect(() => {
    reportWhenReady()
    const observer = new ResizeObserver(
      () => isReady && postToPage({ type: 'height', height: heightOf(stage) }),
    )
    observer.observe(stage)
    return () => observer.disconnect()
  }, [])

  return <Template {...data} />
}

function reportWhenReady() {
  if (isReady) return
  isReady = isMenuInSight({ isShown: false })
  if (isReady) postToPage({ type: 'ready', height: heightOf(stage) })
  else originalSetTimeout(reportWhenReady, CHECK_INTERVAL_MS)
}
