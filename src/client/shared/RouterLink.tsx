import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import type { To } from 'react-router-dom'

type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: To
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link inside the app, made of the router's hooks: its own Link brings the loader of a server framework along. */
export function RouterLink({ to, replace, onClick, ...rest }: RouterLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { replace })
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** A link of a navigation: says so when it leads to where one is. */
export function NavigationLink(props: RouterLinkProps) {
  const { pathname } = useLocation()
  return <RouterLink {...props} aria-current={pathname === props.to ? 'page' : undefined} />
}
