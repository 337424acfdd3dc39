import { rm } from 'node:fs/promises'

import { chromiumPath } from '../../support/chromium'

/** Unpacks the browser once for all workers; returns the teardown. */
export default async function globalSetup() {
  process.env['CHROMIUM_PATH'] = await chromiumPath()
  const dataDir = process.env['E2E_DATA_DIR']
  return async () => {
    if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true })
  }
}
