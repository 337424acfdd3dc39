let found: string[] = []
let observer: MutationObserver | undefined

const isReacts = (text: Node) => Object.keys(text).some((key) => key.startsWith('__reactFiber'))

function note(records: readonly MutationRecord[]) {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode())
      if (text instanceof Text && text.data.trim() !== '' && isReacts(text))
        found.push(`<${text.parentElement?.localName ?? ''}> ${text.data}`)
  }
}

/** From here on, what React adds to the page is looked at. */
export function watchReactTexts() {
  found = []
  observer ??= new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * React keeps hold of a text that stands beside other nodes, and fails when the translation of a browser has replaced it;
 * one that is alone in its element it sets anew. See https://github.com/facebook/react/issues/11538.
 */
export function expectTextsInElements() {
  note(observer?.takeRecords() ?? [])
  observer?.disconnect()
  expect([...new Set(found)]).toEqual([])
}
