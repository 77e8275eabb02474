import type { AnyNode, Program } from 'acorn'
import { everyNode } from './every-node.ts'

type Insertion = { at: number; text: string }

/** Makes every loop iteration and every function call check the frame's time limit first. */
export function guardLoops(code: string, program: Program) {
  const insertions = [...everyNode(program)].flatMap(insertionsFor).toSorted((a, b) => b.at - a.at)
  const pieces: string[] = []
  let written = 0
  // Of two at the same offset the inner one, which comes later in the list, is inserted first.
  for (const { at, text } of insertions.reverse()) {
    pieces.push(code.slice(written, at), text)
    written = at
  }
  return pieces.join('') + code.slice(written)
}

function insertionsFor(node: AnyNode): Insertion[] {
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return around(node.body, '{__tick();', '}')
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return around(node.body, '(__tick(),', ')')
    default:
      return []
  }
}

function around({ type, start, end }: AnyNode, before: string, after: string): Insertion[] {
  if (type === 'BlockStatement') return [{ at: start + 1, text: '__tick();' }]
  return [
    { at: start, text: before },
    { at: end, text: after },
  ]
}
