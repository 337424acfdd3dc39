import type { Language } from '~/contract/languages'

/** `integrity`: SHA-256. */
type File = { url: string; integrity: string }

/**
 * Prepended to this script by the build: build name, files, pages and texts per language (cached for its readers), and
 * files cached only once a page requests them: texts of a language, pictures of a result.
 */
type Build = { name: string; files: File[]; pages: Record<Language, File[]>; onDemand: string[] }

declare const JANI_BUILD: Build

export const build = JANI_BUILD
