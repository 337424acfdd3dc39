import { useSyncExternalStore } from 'react'

const thisYear = () => new Date().getFullYear()
/** Replaced at build time: what stands in the page that was rendered then, and may have been last year. */
const yearOfBuild = () => Number(process.env['BUILD_YEAR'] ?? thisYear())
const never = () => () => undefined

export const useYear = () => useSyncExternalStore(never, thisYear, yearOfBuild)
