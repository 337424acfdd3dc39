import type { Language } from '~/contract/languages'

/** Its SHA-256, as `integrity` has it. */
type File = { url: string; integrity: string }

/**
 * Written before this script by the build: its name, each of its files, pages and texts of one language, which are kept for
 * those who read it, and the files that are kept only once a page has asked for them: texts of a language, pictures of a result.
 */
type Build = { name: string; files: File[]; pages: Record<Language, File[]>; onDemand: string[] }

declare const JANI_BUILD: Build

export const build = JANI_BUILD
