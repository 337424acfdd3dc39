/** Written before this script by the build: its name, and each of its files with its SHA-256, as `integrity` has it. */
type Build = { name: string; files: { url: string; integrity: string }[] }

declare const JANI_BUILD: Build

export const build = JANI_BUILD
