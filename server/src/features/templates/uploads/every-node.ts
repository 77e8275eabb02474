import type { AnyNode } from 'acorn'

/** A piece of a program and everything inside it, from the outside in; without recursion, so that depth costs nothing. */
export function* everyNode(root: AnyNode): Generator<AnyNode> {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    for (const child of Object.values(node).flat().filter(isNode).reverse()) waiting.push(child)
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string'
