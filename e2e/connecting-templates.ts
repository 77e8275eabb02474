import { type Attack, attacks } from './hostile-templates.ts'

const SVG = 'http://www.w3.org/2000/svg'
const svg = (name: string, more: string) => `
  const [picture, part] = ['svg', '${name}'].map((name) => document.createElementNS('${SVG}', name))
  part.setAttribute('href', EVIL)
  picture.append(part)
  document.body.append(picture)
  ${more}`

/** Goes elsewhere with the frame: a browser may connect before it asks whether that is allowed. */
const going: Attack[] = [
  { name: 'location.href', effect: 'location.href = EVIL' },
  { name: 'location.assign', effect: 'location.assign(EVIL)' },
  { name: 'location.replace', effect: 'location.replace(EVIL)' },
  { name: 'navigation.navigate', effect: 'navigation.navigate(EVIL)' },
  { name: 'meta refresh', effect: "add('meta', { httpEquiv: 'refresh', content: '0;url=' + EVIL })" },
  { name: 'link', effect: "add('a', { href: EVIL }).click()" },
  {
    name: 'link outside the page',
    effect: "Object.assign(document.createElement('a'), { href: EVIL }).click()",
  },
  { name: 'link in a drawing', effect: svg('a', "part.dispatchEvent(new MouseEvent('click'))") },
  { name: 'open in the same frame', effect: "open(EVIL, '_self')" },
  { name: 'open above', effect: "open(EVIL, '_top'); open(EVIL, '_parent')" },
  { name: 'new window', effect: 'open(EVIL)' },
  { name: 'frame', effect: "add('iframe', { src: EVIL })" },
  { name: 'frame led away', effect: "add('iframe', {}).contentWindow.location.href = EVIL" },
  {
    name: 'old frame',
    effect: `
      const set = document.createElement('frameset')
      set.append(Object.assign(document.createElement('frame'), { src: EVIL }))
      document.documentElement.append(set)`,
  },
  {
    name: 'pages of text',
    effect: `
      const page = '<link rel="preconnect" href="' + EVIL + '"><img src="' + EVIL + '">'
      const frame = '<iframe srcdoc="' + page.replaceAll('"', '&quot;') + '"></iframe>'
      attempt(() => add('iframe', { srcdoc: frame }))
      attempt(() => add('div', {}).setHTML(page, { sanitizer: {} }))
      attempt(() => add('iframe', { src: 'data:text/html,' + encodeURIComponent(page) }))
      attempt(() => add('iframe', { src: URL.createObjectURL(new Blob([page], { type: 'text/html' })) }))
      attempt(() => { location.href = 'data:text/html,' + encodeURIComponent(page) })`,
  },
  {
    name: 'history',
    effect: "attempt(() => history.pushState(0, '', EVIL)); history.back(); history.go(-3)",
  },
  { name: 'form', effect: "add('form', { action: EVIL, target: '_self' }).requestSubmit()" },
  { name: 'base', effect: "add('base', { href: EVIL }); add('a', { href: 'next' }).click()" },
]

/** Asks the browser to be quick about a place it never goes to. */
const hinting: Attack[] = [
  { name: 'preconnect', effect: "add('link', { rel: 'preconnect', href: EVIL })" },
  { name: 'dns-prefetch', effect: "add('link', { rel: 'dns-prefetch', href: EVIL })" },
  {
    name: 'prerender',
    effect: "for (const rel of ['prerender', 'next', 'modulepreload']) add('link', { rel, href: EVIL })",
  },
  {
    name: 'speculation rules',
    effect: `
      const rules = { source: 'list', urls: [EVIL], eagerness: 'immediate' }
      add('script', { type: 'speculationrules' }).append(JSON.stringify({ prefetch: [rules], prerender: [rules] }))`,
  },
  { name: 'ping', effect: "add('a', { href: '#here', ping: EVIL }).click()" },
  {
    name: 'pointer over a link',
    effect: `
      const link = add('a', { href: EVIL })
      for (const kind of ['mouseover', 'pointerover', 'pointerdown', 'touchstart'])
        link.dispatchEvent(new Event(kind, { bubbles: true }))`,
  },
]

const loading: Attack[] = [
  { name: 'picture in a drawing', effect: svg('image', '') },
  { name: 'shape of another file', effect: svg('use', '') },
  {
    name: 'pictures of a style',
    effect:
      "for (const name of ['background', 'cursor', 'mask', 'filter', 'list-style', 'content']) add('i', {}).style[name] = 'url(' + EVIL + ')'",
  },
  {
    name: 'font of a style',
    effect:
      "add('style', { textContent: `@font-face { font-family: E; src: url(<evil>) } main { font-family: E }` })",
  },
  { name: 'WebTransport', effect: "attempt(() => new WebTransport(EVIL.replace('http:', 'https:')))" },
  {
    name: 'sound, track and poster',
    effect: `
      add('audio', { src: EVIL }).load()
      add('video', { poster: EVIL }).append(Object.assign(document.createElement('track'), { src: EVIL, default: true }))`,
  },
  { name: 'worklet', effect: 'attempt(() => CSS.paintWorklet.addModule(EVIL).catch(() => {}))' },
]

/** Each tries to reach a stranger by a name of its own that nobody else would look up. */
const { sending, calling } = attacks
export const connecting = { sending, calling, hinting, loading, going }

export const hostOf = ({ name }: Attack) =>
  `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.stranger.localhost`

/** Those that stay where they are run beside each other in one program; whoever leads the frame away has it alone. */
export function programsOf({ going, ...staying }: Record<string, Attack[]>, port: number) {
  const run = (attack: Attack) => `attempt(() => {
    const EVIL = 'http://${hostOf(attack)}:${port}/'
    ${attack.effect?.replaceAll('<evil>', `http://${hostOf(attack)}:${port}/`)}
  })`
  const beside = Object.entries(staying).map(([name, list]) => ({
    name,
    effect: list.map(run).join('\n'),
  }))
  return [...beside, ...(going ?? []).map((attack) => ({ name: attack.name, effect: run(attack) }))]
}
