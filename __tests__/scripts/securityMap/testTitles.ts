import ts from 'typescript'

const TESTS = new Set(['it', 'test'])

/** The tests that a file would run, as the titles that lead to each of them. Skipped ones are none. Reads, runs nothing. */
export function testTitles(source: string, file: string): string[][] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return titlesIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind), [])
}

function titlesIn(node: ts.Node, above: readonly string[]): string[][] {
  const call = ts.isCallExpression(node) ? describeCall(node) : undefined
  if (call?.isSkipped) return []
  if (call?.isTest) return [[...above, call.title]]
  const here = call ? [...above, call.title] : above
  const found: string[][] = []
  ts.forEachChild(node, (child) => void found.push(...titlesIn(child, here)))
  return found
}

/** `it('title', ...)`, `describe.each(table)('title', ...)`, `describeOnPostgres('title', ...)` and the like. */
function describeCall({ expression, arguments: [first] }: ts.CallExpression) {
  const [name = '', ...modifiers] = namesOf(expression)
  const title = first && titleOf(first)
  if (title === undefined || !/^x?(it|test|describe\w*)$/.test(name)) return undefined
  const isSkipped = name.startsWith('x') || modifiers.some((modifier) => modifier === 'skip' || modifier === 'todo')
  return { title, isTest: TESTS.has(name), isSkipped }
}

/** `describe.each(table)` -> describe, each. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text]
  return ts.isCallExpression(callee) ? namesOf(callee.expression) : []
}

function titleOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `\${…}${literal.text}`).join('')
}
