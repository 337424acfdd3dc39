import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { contactNotice } from '~/server/contactNotice'

const contact = { CONTACT_PHONE: '0712 345 678', CONTACT_EMAIL: 'help@example.com', CONTACT_PLACE: 'Nakuru, Kenya' }

describe('the notice about the contact', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-contact-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })
  const build = (built: object) => {
    writeFileSync(join(folder, 'contact.json'), JSON.stringify(built))
  }

  it('names every setting that is still a placeholder', () => {
    const sentence = (names: string) =>
      `The pages show placeholders, which reach nobody, for ${names}: set them, then run npm run build.`
    expect(contactNotice({}, folder)).toBe(sentence('CONTACT_PHONE, CONTACT_EMAIL, CONTACT_PLACE'))
    expect(contactNotice({ CONTACT_PHONE: '0712 345 678', CONTACT_PLACE: 'Nakuru, Kenya' }, folder)).toBe(
      sentence('CONTACT_EMAIL'),
    )
  })

  it('says which settings differ from the pages that were built', () => {
    build({ ...contact, CONTACT_PHONE: '0700 000 001' })
    const sentence = (names: string) =>
      `The pages were built with other values of ${names} than the settings have: run npm run build.`
    expect(contactNotice(contact, folder)).toBe(sentence('CONTACT_PHONE'))
    build(contact)
    expect(contactNotice({ ...contact, CONTACT_WHATSAPP: '+254 712 345 678' }, folder)).toBe(
      sentence('CONTACT_WHATSAPP'),
    )
    rmSync(join(folder, 'contact.json'))
    expect(contactNotice(contact, folder)).toBe(sentence('CONTACT_PHONE, CONTACT_EMAIL, CONTACT_PLACE'))
  })

  it('says that a build is damaged', () => {
    for (const content of ['', '{"CONTACT_PHONE":', 'null']) {
      writeFileSync(join(folder, 'contact.json'), content)
      expect(contactNotice(contact, folder)).toMatch(/contact\.json is damaged, .+: run npm run build\.$/)
    }
  })

  it('is omitted while pages match the settings, or without pages', () => {
    build(contact)
    expect(contactNotice(contact, folder)).toBeUndefined()
    expect(contactNotice(contact, undefined)).toBeUndefined()
  })
})
