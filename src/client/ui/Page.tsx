import { useEffect, type ReactNode } from 'react'

export function Page({ title, description, children }: { title: string; description: string; children?: ReactNode }) {
  useEffect(() => {
    // a rendered <title> would come after the template's, which wins
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
  return children
}
