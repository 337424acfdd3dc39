import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

declare global {
  var reactTexts: Set<string>
}

/**
 * Does to the page what the translation of a browser does: each text is replaced by elements that hold it, at once and
 * whenever there is a new one. Notes those that React would look for: it made them beside other nodes.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    globalThis.reactTexts = new Set()
    const translate = (text: Text) => {
      const { parentElement: parent } = text
      if (!parent || parent.closest('script, style, title, textarea, noscript, font')) return
      const isReacts = Object.keys(text).some((key) => key.startsWith('__reactFiber'))
      if (isReacts && text.data.trim() !== '') globalThis.reactTexts.add(`<${parent.localName}> ${text.data}`)
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name)) as [HTMLElement, HTMLElement]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(translate)
    }
    addEventListener('DOMContentLoaded', () =>
      setTimeout(() => {
        document.documentElement.lang = 'fr'
        translateAll(document.body)
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes) {
              if (node instanceof Text) translate(node)
              else if (node.isConnected) translateAll(node)
            }
        }).observe(document.body, { childList: true, subtree: true })
      }),
    )
  })

export async function expectWorking(page: Page, errors: readonly string[]) {
  await expect(page.getByText('Something went wrong').and(page.locator('h1'))).toHaveCount(0)
  expect(errors.filter((text) => /NotFoundError|removeChild|insertBefore/.test(text))).toEqual([])
  expect(await page.evaluate(() => [...globalThis.reactTexts])).toEqual([])
}
