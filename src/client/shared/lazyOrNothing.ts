import { lazy } from 'react'
import type { ComponentType } from 'react'

/** What a page can do without: nothing where its script is lost, so that an answer that is paid for stays. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
