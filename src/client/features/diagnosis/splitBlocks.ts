const FENCE = /^ {0,3}(```|~~~)/
const CONTINUATION = /^(\s|[-*+] |\d+[.)] )/

/**
 * Cuts markdown into blocks that mean the same parsed one by one: at blank lines, but neither inside a code fence nor
 * between the items of one list. Joined by a blank line they are the text again.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = []
  let isFenced = false
  let isNew = true
  for (const line of markdown.split('\n')) {
    const isBlank = line.trim() === ''
    if (isBlank && !isFenced) {
      isNew = true
      continue
    }
    const last = blocks.at(-1)
    const belongs = last !== undefined && (!isNew || isSameList(last, line))
    if (belongs) blocks[blocks.length - 1] = `${last}${isNew ? '\n\n' : '\n'}${line}`
    else blocks.push(line)
    if (FENCE.test(line)) isFenced = !isFenced
    isNew = false
  }
  return blocks
}

const isSameList = (block: string, line: string) => /^([-*+] |\d+[.)] )/.test(block) && CONTINUATION.test(line)
