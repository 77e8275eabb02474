import type { AnyNode, CallExpression, MemberExpression, Program } from 'acorn'
import { everyNode } from './every-node.ts'

const allowedImports = ['react', 'react/jsx-runtime']
const forbiddenCalls = ['eval', 'Function', 'Worker', 'SharedWorker', 'importScripts']
/** Elements that lead elsewhere or load something; a menu needs none of them. */
const forbiddenElements = [
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'portal',
  'fencedframe',
  'meta',
  'link',
  'base',
]
const MAX_ERRORS = 10

/** What a template must not do. This is advice for its author: the sandboxed frame is what prevents it. */
export function findForbidden(program: Program) {
  const faults = new Set([...everyNode(program)].flatMap(faultsOf))
  return [...faults].slice(0, MAX_ERRORS)
}

function faultsOf(node: AnyNode): string[] {
  if (node.type === 'ImportExpression') return ['import() is not allowed']
  if (node.type === 'Property') return faultsOfProperty(node.key)
  if (node.type === 'NewExpression') return faultsOfCallee(node.callee)
  if (node.type === 'MemberExpression') return faultsOfMember(node)
  if (node.type === 'AssignmentExpression') return isNamed(node.left, 'location') ? [leadsAway] : []
  if (node.type === 'CallExpression')
    return [...faultsOfImport(node), ...faultsOfElement(node), ...faultsOfCallee(node.callee)]
  return []
}

function faultsOfImport({ callee, arguments: [name] }: CallExpression) {
  if (callee.type !== 'Identifier' || callee.name !== 'require') return []
  const wanted = name?.type === 'Literal' ? String(name.value) : ''
  return allowedImports.includes(wanted) ? [] : [`Only react may be imported, not "${wanted}"`]
}

const leadsAway = 'location is not allowed: the frame may not be led elsewhere'
const globals = ['window', 'self', 'globalThis', 'document', 'parent', 'top', 'frames']

/** location.href, window.location */
function faultsOfMember({ object, property, computed }: MemberExpression) {
  if (isNamed(object, 'location')) return [leadsAway]
  const isGlobal = globals.some((name) => isNamed(object, name))
  return isGlobal && !computed && isNamed(property, 'location') ? [leadsAway] : []
}

/** <iframe>, as it is compiled, and document.createElement('iframe'). */
function faultsOfElement({ callee, arguments: [element] }: CallExpression) {
  const isMaking = /^_?(jsxs?|createElement(NS)?)$/.test(nameOf(callee) ?? '')
  const name = isMaking && element?.type === 'Literal' ? String(element.value).toLowerCase() : ''
  return forbiddenElements.includes(name) ? [`<${name}> is not allowed`] : []
}

const isNamed = (node: AnyNode, name: string) => node.type === 'Identifier' && node.name === name

const forbiddenProperties = ['dangerouslySetInnerHTML', 'srcDoc']

/** The frame takes no text for a page, so a template that tries would only fail there. */
function faultsOfProperty(key: AnyNode) {
  const name = key.type === 'Identifier' ? key.name : ''
  return forbiddenProperties.includes(name) ? [`${name} is not allowed`] : []
}

function faultsOfCallee(callee: AnyNode) {
  const name = nameOf(callee)
  return name && forbiddenCalls.includes(name) ? [`${name} is not allowed`] : []
}

/** eval, window.eval, (0, eval) */
function nameOf(callee: AnyNode | undefined): string | undefined {
  if (callee?.type === 'SequenceExpression') return nameOf(callee.expressions.at(-1))
  if (callee?.type === 'Identifier') return callee.name
  if (callee?.type === 'MemberExpression' && !callee.computed) return nameOf(callee.property)
  return undefined
}
