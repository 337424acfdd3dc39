/**
 * Written before this script by the build: its name, each of its files with its SHA-256, as `integrity` has it, and the
 * files that are kept only once a page has asked for them: the texts of a language, the pictures of a result.
 */
type Build = { name: string; files: { url: string; integrity: string }[]; onDemand: string[] }

declare const JANI_BUILD: Build

export const build = JANI_BUILD
