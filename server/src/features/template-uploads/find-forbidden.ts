import type { AnyNode, CallExpression, Program } from 'acorn'
import { everyNode } from './every-node.ts'

const allowedImports = ['react', 'react/jsx-runtime']
const forbiddenCalls = ['eval', 'Function', 'Worker', 'SharedWorker', 'importScripts']
const MOST_FAULTS = 10

/** What a template has no business doing. Advice to its author: the wall is the frame, which stops all of it. */
export function findForbidden(program: Program) {
  const faults = new Set([...everyNode(program)].flatMap(faultsOf))
  return [...faults].slice(0, MOST_FAULTS)
}

function faultsOf(node: AnyNode): string[] {
  if (node.type === 'ImportExpression') return ['import() is not allowed']
  if (node.type === 'Property') return faultsOfProperty(node.key)
  if (node.type === 'NewExpression') return faultsOfCallee(node.callee)
  if (node.type === 'CallExpression') return [...faultsOfImport(node), ...faultsOfCallee(node.callee)]
  return []
}

function faultsOfImport({ callee, arguments: [name] }: CallExpression) {
  if (callee.type !== 'Identifier' || callee.name !== 'require') return []
  const wanted = name?.type === 'Literal' ? String(name.value) : ''
  return allowedImports.includes(wanted) ? [] : [`Only react may be imported, not "${wanted}"`]
}

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

/** eval, window.eval */
function nameOf(callee: AnyNode): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression' && !callee.computed) return nameOf(callee.property)
  return undefined
}
