import { useEffect, type ReactNode } from 'react'

/** Sets title and description of the document. */
export function Page({ title, description, children }: { title: string; description: string; children?: ReactNode }) {
  useEffect(() => {
    // rendered <title> elements would come after the one in the page's template, which then wins
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
  return children
}
