import ts from 'typescript'

const { SyntaxKind } = ts
const operators = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
])

/** Every change of one condition or number in a source text: where it is, and the whole text with it. */
export function listMutations(source) {
  const file = ts.createSourceFile('rule.ts', source, ts.ScriptTarget.Latest, true)
  const mutations = []
  const add = (node, to) => {
    const start = node.getStart(file)
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    const mutated = source.slice(0, start) + to + source.slice(node.end)
    mutations.push({ line, from: excerpt(node.getText(file)), to: excerpt(to), source: mutated })
  }
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    const to = mutate(node, file)
    if (to !== undefined) add(ts.isBinaryExpression(node) ? node.operatorToken : node, to)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return mutations
}

function mutate(node, file) {
  if (ts.isBinaryExpression(node)) return isTextSum(node) ? undefined : operators.get(node.operatorToken.kind)
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll('_', '')) + 1)
  if (node.kind === SyntaxKind.TrueKeyword) return 'false'
  if (node.kind === SyntaxKind.FalseKeyword) return 'true'
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return `(${node.operand.getText(file)})`
  if (ts.isConditionalExpression(node)) {
    const [condition, yes, no] = [node.condition, node.whenTrue, node.whenFalse].map((part) =>
      part.getText(file),
    )
    return `((${condition}) ? (${no}) : (${yes}))`
  }
  return undefined
}

/** A text less another is not a number: any test would notice. */
const isTextSum = ({ left, right }) =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))

const excerpt = (text) => text.replace(/\s+/g, ' ').slice(0, 60)
