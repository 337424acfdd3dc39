import { DEFAULT_PLACE, type Place } from '~/contract/countries'

/** Whom a farmer in Kenya can call. A number stands here only with its source and the day on which it was last read there. */
export const CONTACTS = {
  /** The ward or county extension officer. The counties' own numbers are not published in one place. */
  extension: { numbers: [], source: undefined, checkedOn: '2026-11-23' },
  kephis: {
    numbers: ['0709 891 000'],
    source: { title: 'Kenya trade information portal, KEPHIS head office (2021)', url: 'https://infotradekenya.go.ke' },
    checkedOn: '2026-11-23',
  },
  /** Customer care for banned and unregistered products. */
  pcpb: {
    numbers: ['0720 480 904'],
    source: {
      title: 'Pest Control Products Board, notice of 31 January 2026 in the press',
      url: 'https://allthe.news',
    },
    checkedOn: '2026-11-23',
  },
  poison: {
    numbers: ['0800 720 021', '0800 730 030'],
    source: {
      title: 'NEMA, Chemicals and Poison Information Centre',
      url: 'https://chemicalsportal.nema.go.ke/chemobs',
    },
    checkedOn: '2026-11-23',
  },
} as const satisfies Record<string, Contact>

type Contact = {
  numbers: readonly string[]
  source: { title: string; url: string } | undefined
  /** ISO 8601. */
  checkedOn: string
}

export type ContactId = keyof typeof CONTACTS

/** In another country than Kenya no number is known. */
export const contactAt = (id: ContactId, place: Place): Contact =>
  place === DEFAULT_PLACE ? CONTACTS[id] : { ...CONTACTS[id], numbers: [], source: undefined }
