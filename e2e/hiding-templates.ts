import type { Attack } from './hostile-templates.ts'

const style = (text: string) => `add('style', { textContent: ${JSON.stringify(text)} })`

/** Programs that say all is well and show nothing of the menu. */
export const hiding: Attack[] = [
  { name: 'nothing at all', render: 'return null' },
  { name: 'an empty box', render: "return React.createElement('main', { style: { height: 600 } })" },
  {
    name: 'nothing at all, with words of its own',
    render: `
      setInterval(() => {
        parent.postMessage({ type: 'ready', height: 600 }, '*')
        parent.postMessage({ type: 'alive', isMenuInSight: true }, '*')
      }, 100)
      return null`,
  },
  {
    name: 'nothing, with another line to the page',
    render: `
      const { port1, port2 } = new MessageChannel()
      parent.postMessage({ type: 'line' }, '*', [port2])
      port1.postMessage({ type: 'ready', height: 600 })
      return null`,
  },
  {
    name: 'nothing, with measures of its own',
    load: `
      const box = { left: 9, right: 99, top: 9, bottom: 99, width: 90, height: 90, x: 9, y: 9 }
      Range.prototype.getClientRects = () => [box]
      DOMRectList.prototype.item = () => box
      Element.prototype.getBoundingClientRect = () => box
      Document.prototype.elementFromPoint = () => null
      window.getComputedStyle = () => ({ getPropertyValue: () => 'visible' })
      CSSStyleDeclaration.prototype.getPropertyValue = (name) => (name === 'opacity' ? '1' : 'visible')
      Set.prototype.has = Set.prototype.forEach = String.prototype.includes = () => true
      TreeWalker.prototype.nextNode = () => document.createTextNode('Corn Bhel')
      for (const side of ['left', 'right', 'top', 'bottom'])
        Object.defineProperty(DOMRectReadOnly.prototype, side, { get: () => box[side] })`,
    effect: style('main { display: none }'),
  },
  { name: 'no display', effect: style('main { display: none }') },
  { name: 'no visibility', effect: style('html { visibility: hidden }') },
  { name: 'no opacity', effect: style('main { opacity: 0 } p { opacity: 1 }') },
  { name: 'no height', effect: style('main { height: 0; overflow: hidden }') },
  { name: 'no colour', effect: style('p { color: transparent }') },
  { name: 'no size', effect: style('main { transform: scale(0.01) }') },
  { name: 'beside the page', effect: style('main { position: absolute; left: -9999px }') },
  { name: 'far below', effect: style('main { padding-top: 50000px }') },
  { name: 'cut away', effect: `setTimeout(() => ${style('main { clip-path: inset(50%) }')}, 500)` },
  {
    name: 'behind a sheet',
    effect: `setTimeout(() => ${style('html::before { content: none } body::after { content: ""; position: fixed; inset: 0; background: #fff }')}, 500)`,
  },
  { name: 'gone after a while', effect: 'setTimeout(() => document.body.replaceChildren(), 500)' },
]

/** Programs that count dishes nobody tapped; <dish> is one of this menu. */
export const counting: Attack[] = [
  {
    name: 'words',
    effect:
      "setTimeout(() => { for (let n = 0; n < 40; n++) parent.postMessage({ type: 'item-click', id: '<dish>' }, '*') }, 700)",
  },
  {
    name: 'clicks of its own',
    effect: `
      const dish = document.querySelector('p')
      dish.dataset.itemId = '<dish>'
      setTimeout(() => {
        for (let n = 0; n < 40; n++) dish.click()
        for (let n = 0; n < 40; n++) dish.dispatchEvent(new PointerEvent('click', { bubbles: true, composed: true }))
      }, 700)`,
  },
  {
    name: 'events that say they are real',
    effect: `
      const dish = document.querySelector('p')
      dish.dataset.itemId = '<dish>'
      class Tap extends MouseEvent { get isTrusted() { return true } }
      setTimeout(() => {
        for (let n = 0; n < 40; n++) {
          const tap = new Tap('click', { bubbles: true })
          attempt(() => Object.defineProperty(tap, 'isTrusted', { value: true }))
          dish.dispatchEvent(tap)
        }
        Object.defineProperty(Event.prototype, 'isTrusted', { get: () => true })
        dish.click()
      }, 700)`,
  },
  {
    name: 'the line of our script, caught on its way',
    load: `
      const { apply } = Reflect
      const use = (line) => {
        if (line instanceof MessagePort)
          for (let n = 0; n < 40; n++) apply(post, line, [{ type: 'item-click', id: '<dish>' }])
      }
      const post = MessagePort.prototype.postMessage
      MessagePort.prototype.postMessage = function (...all) { use(this); return apply(post, this, all) }
      for (const key of ['call', 'apply', 'bind']) {
        const own = Function.prototype[key]
        Object.defineProperty(Function.prototype, key, { value: function (line, ...rest) {
          use(line)
          return apply(own, this, [line, ...rest])
        } })
      }
      Object.defineProperty(MessageEvent.prototype, 'data', { get() { use(this.target); return {} } })
      Object.defineProperty(Event.prototype, 'target', { get() { use(this.currentTarget); return document.body } })`,
  },
  {
    name: 'a line left open on purpose',
    effect: `
      setTimeout(() => {
        for (let n = 0; n < 40; n++) globalThis.leakedLine?.postMessage({ type: 'item-click', id: '<dish>' })
      }, 700)`,
  },
]
