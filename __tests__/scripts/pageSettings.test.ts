import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { applyPageSettings } from '../../scripts/pageSettings'
import { runSource } from '../support/runSource'

it('the build reads only what the pages show from the environment, and refuses what cannot be reached', () => {
  const shown = { CONTACT_PHONE: '0712 345 678', PUBLIC_URL: 'https://shamba.example' }
  const environment = {
    CONTACT_PHONE: ' 0712 345 678 ',
    CONTACT_EMAIL: '',
    PUBLIC_URL: 'https://shamba.example',
    TOKEN_SECRET: 'kept to itself',
  }
  expect(applyPageSettings(environment)).toEqual(shown)
  expect(environment).toEqual({ ...shown, TOKEN_SECRET: 'kept to itself' })
  expect(applyPageSettings({ MPESA_SHORT_CODE: '174379' })).toEqual({ PLAN_ON_SALE: 'yes' }) // not the code
  expect(() => applyPageSettings({ CONTACT_PHONE: 'none' })).toThrow('CONTACT_PHONE must be like')
})

it.each([
  [
    "CONTACT_WHATSAPP='0712 345 678'\nCONTACT_EMAIL='javascript:alert(1)'\nPUBLIC_URL=shamba.example",
    ['CONTACT_EMAIL must be like', 'CONTACT_WHATSAPP must be like', 'PUBLIC_URL must be like'],
  ],
  [Buffer.from('\uFEFFCONTACT_PHONE=0712 345 678', 'utf16le'), ['.env must be saved as UTF-8, not as UTF-16']],
  ['\uFEFFCONTACT_PHONE=none', ['CONTACT_PHONE must be like']],
])('a build with wrong settings ends with a line for each, before it writes anything: %#', async (file, sentences) => {
  const folder = mkdtempSync(join(tmpdir(), 'jani-build-'))
  writeFileSync(join(folder, '.env'), file)
  const { code, stderr } = await runSource('../../scripts/bundle.ts', folder)
  const files = readdirSync(folder)
  rmSync(folder, { recursive: true })
  const lines = stderr.trim().split('\n').sort()
  expect(lines).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
  expect(lines.filter((line) => !line.endsWith(': correct it, or leave it empty.'))).toEqual([])
  expect({ code, files }).toEqual({ code: 1, files: ['.env'] })
})
