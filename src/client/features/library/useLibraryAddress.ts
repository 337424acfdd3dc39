import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '~/client/shared/i18n'
import { addressLinks } from '~/client/shared/site'
import { LANGUAGES } from '~/contract/languages'
import type { LibrarySlug } from '~/contract/library'
import { libraryPath } from '~/contract/paths'

const ADDRESS_LINKS = 'link[rel="canonical"], link[rel="alternate"][hreflang]'

/** The address follows the language of the page, and the page's head names it: a browser's Share takes it from there. */
export function useLibraryAddress(slug?: LibrarySlug) {
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const address = libraryPath(language, slug)

  useEffect(() => {
    if (pathname === address) return
    void navigate({ pathname: address, search, hash }, { replace: true, preventScrollReset: true })
  }, [pathname, address, search, hash, navigate])

  useEffect(() => {
    removeAddressLinks()
    const versions = LANGUAGES.map((other) => ({ language: other, path: libraryPath(other, slug) }))
    for (const attributes of addressLinks(address, versions)) {
      const link = document.createElement('link')
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
      document.head.append(link)
    }
    return removeAddressLinks
  }, [address, slug])
}

function removeAddressLinks() {
  for (const link of document.querySelectorAll(ADDRESS_LINKS)) link.remove()
}
