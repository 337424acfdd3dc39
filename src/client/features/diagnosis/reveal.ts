import { Children, cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

type Revealed = { node: ReactNode; left: number; isWhole: boolean }
type WithChildren = ReactElement<{ children?: ReactNode }>

/** How many characters a reader sees in a rendered tree; the line breaks between elements are not among them. */
export function countCharacters(node: ReactNode): number {
  if (isText(node)) return charactersOf(node).length
  if (Array.isArray(node)) return node.reduce<number>((sum, child: ReactNode) => sum + countCharacters(child), 0)
  return isElement(node) ? countCharacters(node.props.children) : 0
}

/** The tree as far as its first `budget` characters; elements that would be empty are left out. */
export const revealCharacters = (node: ReactNode, budget: number): ReactNode => reveal(node, budget).node

function reveal(node: ReactNode, budget: number): Revealed {
  if (isText(node)) {
    const characters = charactersOf(node)
    const left = budget - characters.length
    return { node: characters.slice(0, budget).join(''), left, isWhole: left >= 0 }
  }
  if (Array.isArray(node)) return revealAll(node as ReactNode[], budget)
  if (!isElement(node)) return { node, left: budget, isWhole: true }
  if (budget <= 0) return { node: null, left: budget, isWhole: false }
  const { node: children, left, isWhole } = reveal(node.props.children, budget)
  return { node: isWhole ? node : cloneElement(node, undefined, children), left, isWhole }
}

function revealAll(nodes: ReactNode[], budget: number): Revealed {
  let left = budget
  const shown: ReactNode[] = []
  for (const child of nodes) {
    const revealed = reveal(child, left)
    shown.push(revealed.node)
    if (!revealed.isWhole) return { node: Children.toArray(shown), left: 0, isWhole: false }
    left = revealed.left
  }
  return { node: nodes, left, isWhole: true }
}

const isElement = (node: ReactNode): node is WithChildren => isValidElement(node)

const isText = (node: ReactNode): node is string => typeof node === 'string'

/** By code point, so that no character is cut in half. */
const charactersOf = (text: string) => (text.trim() === '' && text.includes('\n') ? [] : Array.from(text))
