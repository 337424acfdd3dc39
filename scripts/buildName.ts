import { createHash } from 'node:crypto'

/** `files`, `pages` and `onDemand` as the service worker lists them, its own `script`, and the `headers` that are kept with each page. */
type BuildParts = { files: unknown; pages: unknown; onDemand: unknown; script: string; headers: unknown }

/** Another name for anything that installed clients must fetch anew: the cache of the service worker is called so. */
export const buildName = ({ files, pages, onDemand, script, headers }: BuildParts) =>
  createHash('sha256')
    .update(JSON.stringify([files, pages, onDemand]))
    .update(script)
    .update(JSON.stringify(headers))
    .digest('hex')
    .slice(0, 12)
