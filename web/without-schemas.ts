import { readFile } from 'node:fs/promises'
import { type Plugin, parseSync } from 'vite'

type Node = { type: string; start: number; end: number; [name: string]: unknown }

const PLAIN = '?plain'

/**
 * Keeps the schemas of the contract away from code that only calls the API: a schema is loaded with the form that checks
 * its values by it. What is plain data in a module of the contract (an endpoint's method and path, a limit, a message)
 * is imported from a copy that contains nothing else, and a schema that nobody reads is dropped.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    resolveId: {
      filter: { id: /\?plain$/ },
      async handler(source, importer) {
        const module = await this.resolve(source.slice(0, -PLAIN.length), importer)
        return module && { id: module.id + PLAIN, moduleSideEffects: false }
      },
    },
    load: {
      filter: { id: /\?plain$/ },
      async handler(id) {
        const values = await readPlainValues(id.slice(0, -PLAIN.length))
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
    transform: {
      order: 'post',
      filter: { id: /[\\/](web|contract)[\\/]src[\\/].*\.tsx?$/, code: /@thela\/contract|zod|endpoint/ },
      async handler(code, id) {
        const { body } = this.parse(code) as unknown as { body: Node[] }
        if (/[\\/]contract[\\/]/.test(id)) return { code: edit(code, body.flatMap(markPure)), map: null }

        const changes = body.map(async (statement) => {
          const source = (statement.source as Node | undefined)?.value
          if (statement.type !== 'ImportDeclaration' || !String(source).startsWith('@thela/contract/'))
            return []
          const module = await this.resolve(String(source), id)
          return module ? splitImport(statement, await readPlainValues(module.id)) : []
        })
        return { code: edit(code, (await Promise.all(changes)).flat()), map: null }
      },
    },
  }
}

type Change = { at: number; until: number; text: string }

/** From the last to the first, so that positions stay right. */
const edit = (code: string, changes: Change[]) =>
  changes
    .sort((a, b) => b.at - a.at)
    .reduce((rest, { at, until, text }) => rest.slice(0, at) + text + rest.slice(until), code)

/** The plain values of an import come from the copy. */
function splitImport({ start, end, source, specifiers }: Node, plain: object): Change[] {
  const names = (specifiers as Node[]).map(({ imported, local }) => ({
    name: String((imported as Node | undefined)?.name),
    local: String((local as Node).name),
  }))
  const write = (chosen: typeof names, from: string) =>
    `import { ${chosen.map(({ name, local }) => `${name} as ${local}`).join(', ')} } from '${from}'`
  const copied = names.filter(({ name }) => Object.hasOwn(plain, name))
  const others = names.filter(({ name }) => !Object.hasOwn(plain, name))
  if (copied.length === 0) return []

  const from = String((source as Node).value)
  const kept = others.length > 0 ? [write(others, from)] : []
  return [{ at: start, until: end, text: [...kept, write(copied, from + PLAIN)].join('\n') }]
}

/** Making a value of the contract has no effect: the bundler may drop it when nobody reads it. */
function markPure(statement: Node): Change[] {
  return declarationsOf(statement).flatMap(({ init }) => {
    const value = init as Node | null
    if (!value || !/^(Call|Object|Array|New)Expression$/.test(value.type)) return []
    return [
      { at: value.start, until: value.start, text: '/* @__PURE__ */ (() => (' },
      { at: value.end, until: value.end, text: '))()' },
    ]
  })
}

function declarationsOf(statement: Node) {
  const declaration = (statement.declaration ?? statement) as Node
  return declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : []
}

const known = new Map<string, Promise<Record<string, unknown>>>()

/** The exported constants of a module that are plain data, by name. */
function readPlainValues(path: string) {
  const values = known.get(path) ?? readModule(path)
  known.set(path, values)
  return values
}

async function readModule(path: string) {
  const { program } = parseSync(path, await readFile(path, 'utf8'))
  const exported = (program.body as unknown as Node[]).filter(({ type }) => type === 'ExportNamedDeclaration')
  const entries = exported.flatMap(declarationsOf).flatMap(({ id, init }): [string, unknown][] => {
    try {
      return [[String((id as Node).name), evaluate(init as Node)]]
    } catch {
      return []
    }
  })
  return Object.fromEntries(entries)
}

/** What only the server reads of an endpoint. */
const unread = new Set(['schema', 'summary', 'bodyLimitKB'])

/** The value of an expression without names; throws for any other. */
function evaluate(node: Node): unknown {
  const inner = (node.expression ?? node) as Node
  if (inner !== node) return evaluate(inner)
  if (node.type === 'Literal' && !node.regex && !node.bigint) return node.value
  if (node.type === 'UnaryExpression' && node.operator === '-')
    return -Number(evaluate(node.argument as Node))
  if (node.type === 'ArrayExpression') return (node.elements as Node[]).map(evaluate)
  if (node.type === 'ObjectExpression') return Object.fromEntries((node.properties as Node[]).map(entryOf))
  if (node.type === 'CallExpression' && (node.callee as Node).name === 'endpoint') {
    const [described] = node.arguments as [Node]
    const read = (described.properties as Node[]).filter(({ key }) => !unread.has(keyOf(key as Node)))
    return Object.fromEntries(read.map(entryOf))
  }
  throw new Error('Not plain data')
}

function entryOf({ type, key, value, computed }: Node): [string, unknown] {
  if (type !== 'Property' || computed) throw new Error('Not plain data')
  return [keyOf(key as Node), evaluate(value as Node)]
}

const keyOf = ({ name, value }: Node) => String(name ?? value)
