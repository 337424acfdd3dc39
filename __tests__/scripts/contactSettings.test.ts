import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { applyContactSettings } from '../../scripts/contactSettings'
import { runSource } from '../support/runSource'

it('the build reads only the contact from the environment, and refuses an unreachable one', () => {
  const environment = { CONTACT_PHONE: ' 0712 345 678 ', CONTACT_EMAIL: '', TOKEN_SECRET: 'kept to itself' }
  expect(applyContactSettings(environment)).toEqual({ CONTACT_PHONE: '0712 345 678' })
  expect(environment).toEqual({ CONTACT_PHONE: '0712 345 678', TOKEN_SECRET: 'kept to itself' })
  expect(() => applyContactSettings({ CONTACT_PHONE: 'none' })).toThrow('CONTACT_PHONE must be like')
})

it('a build ends with a line for each wrong setting, before it writes anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jani-build-'))
  writeFileSync(join(folder, '.env'), "CONTACT_WHATSAPP='0712 345 678'\nCONTACT_EMAIL='javascript:alert(1)'")
  const { code, stderr } = await runSource('../../scripts/bundle.ts', folder)
  const files = readdirSync(folder)
  rmSync(folder, { recursive: true })
  expect(stderr.trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^CONTACT_EMAIL must be like .+: correct it/),
    expect.stringMatching(/^CONTACT_WHATSAPP must be like .+: correct it/),
  ])
  expect({ code, files }).toEqual({ code: 1, files: ['.env'] })
})
