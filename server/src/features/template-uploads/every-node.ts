import type { AnyNode } from 'acorn'

/** A piece of a program and everything inside it, from the outside in. */
export function* everyNode(node: AnyNode): Generator<AnyNode> {
  yield node
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (isNode(child)) yield* everyNode(child)
    }
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string'
