import type { AnyNode } from 'acorn'

/** A node of the syntax tree and all its descendants, parents first; without recursion, so that depth does not matter. */
export function* everyNode(root: AnyNode): Generator<AnyNode> {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    for (const child of Object.values(node).flat().filter(isNode).reverse()) waiting.push(child)
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string'
