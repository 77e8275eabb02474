// Finds texts that are written into the code of a screen, a template or a mail instead of into words/.
import ts from 'typescript'

/** Attributes and properties that people read. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|description|heading|text|message|hint|subtitle|caption|tooltip|empty|fallback|busyLabel|\w*[lL]abel|\w*Title|\w*Text|\w*Message)$/

/** Attributes of our own components that are not texts, whatever they contain. */
const TECHNICAL =
  /^(class\w*|\w*ClassName|style|id|key|name|href|to|src\w*|sizes|type|role|rel|accept|autoComplete|inputMode|pattern|viewBox|d|points|transform|fill|stroke\w*|form|lang|media|fetchPriority|imageSrcSet|data-.*|on[A-Z]\w*)$/

/** The texts of a file, each with its line. `source` is its code. */
export function literalTextsIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    const text = writtenIn(node)
    if (text !== undefined && isForPeople(node, text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file, line: line + 1, text: text.replace(/\s+/g, ' ').trim() })
    }
    // A type is never shown, and a part of a template was seen with the whole.
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** With `{}` where a value is put in. */
function writtenIn(node) {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
}

/** Not what draws an icon. */
const hasWord = (text) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, '')) && !/^M[\d.]/.test(text)

function isForPeople(node, text) {
  if (!hasWord(text)) return false
  if (ts.isJsxText(node)) return true
  const place = placeOf(node)
  if (ts.isJsxAttribute(place)) return isReadAttribute(place, text)
  if (ts.isJsxElement(place) || ts.isJsxFragment(place)) return true
  if (ts.isPropertyAssignment(place)) return isReadProperty(place, text)
  if (ts.isCallExpression(place))
    return /^toast\.\w+$/.test(place.expression.getText()) || isSentenceIn(place, text)
  return isSentenceIn(place, text)
}

/** What a text becomes part of: around it may stand conditions and other texts. */
function placeOf(node) {
  let at = node
  while (isPassedOn(at)) at = at.parent
  return at.parent
}

function isPassedOn(node) {
  const { parent } = node
  if (ts.isConditionalExpression(parent)) return parent.condition !== node
  if (ts.isBinaryExpression(parent)) return /^(&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText())
  return (
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  )
}

function isReadAttribute(attribute, text) {
  const name = attribute.name.getText()
  if (READ.test(name)) return true
  const isOwn = /^\p{Lu}/u.test(attribute.parent.parent.tagName.getText())
  return isOwn && !TECHNICAL.test(name) && isSentence(text)
}

const isReadProperty = (property, text) =>
  READ.test(property.name.getText()) ? startsAsText(text) : isSentenceIn(property, text)

const startsAsText = (text) => /^\P{L}*(\p{Lu}|\{\})/u.test(text)

/** Two words or more, of which the first begins with a capital letter, or a value and words after it. */
const isSentence = (text) =>
  /^[^\p{L}{]*\p{Lu}\S* +\S/u.test(text) || /^\{\} \p{Ll}{2,} \p{Ll}|^\{\} \p{Ll}{3,}[.!?]?$/u.test(text)

const isSentenceIn = (place, text) => isSentence(text) && !isForDevelopers(place)

function isForDevelopers(place) {
  if (ts.isNewExpression(place)) return /Error$|^RegExp$|^Function$/.test(place.expression.getText())
  if (ts.isCallExpression(place))
    return /^(console\.\w+|classNames|Error|querySelector\w*|\w+\.(querySelector\w*|matches|closest|replace\w*|split|includes|startsWith|test|exec|setAttribute|addEventListener))$/.test(
      place.expression.getText(),
    )
  if (ts.isPropertyAssignment(place))
    return TECHNICAL.test(place.name.getText()) || place.initializer === undefined
  return (
    ts.isImportDeclaration(place) ||
    ts.isExportDeclaration(place) ||
    ts.isTaggedTemplateExpression(place) ||
    ts.isExpressionStatement(place) ||
    ts.isElementAccessExpression(place)
  )
}
