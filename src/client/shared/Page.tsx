import { useEffect } from 'react'
import type { ReactNode } from 'react'

type PageProps = { title: string; description: string; children?: ReactNode }

/** Gives a route its title and description: for the tab, for bookmarks, and for a screen reader that arrives. */
export function Page({ title, description, children }: PageProps) {
  useEffect(() => {
    // rendered <title> elements would come after the one in the page's template, which then wins
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
  return children
}
