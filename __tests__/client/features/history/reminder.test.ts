import { calendarOf } from '~/client/features/history/CalendarRow'

const reminder = {
  id: 'diagnosis-1',
  summary: 'Angalia tena: Nyanya, Bakajani chelewa; \\ 🌿',
  description: `Piga picha za mimea ileile tena.\nhttps://jani.example/history/1 ${'ñ🌿'.repeat(40)}`,
  day: new Date(2026, 10, 28),
  now: new Date('2026-11-23T08:05:09.123Z'),
}

it('a reminder is an all-day event with an alarm, stamped in UTC, escaped and folded per RFC 5545', () => {
  const text = calendarOf(reminder)
  const lines = text.split('\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n')
  for (const line of [
    'UID:diagnosis-1@jani',
    'DTSTAMP:20261123T080509Z',
    'DTSTART;VALUE=DATE:20261128',
    'SUMMARY:Angalia tena: Nyanya\\, Bakajani chelewa\\; \\\\ 🌿',
    `DESCRIPTION:Piga picha za mimea ileile tena.\\nhttps://jani.example/history/1 ${'ñ🌿'.repeat(40)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT7H',
  ])
    expect(unfolded).toContain(line)
})

it.each(['\r', '\n', '\r\n', '\u000b', '\u0085', '\u0000'])(
  'texts cannot break lines or add controls: %j',
  (control) => {
    const text = calendarOf({
      ...reminder,
      summary: `a${control}BEGIN:VEVENT`,
      description: `b${control}URL:https://evil.example`,
    })
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT' || line.startsWith('URL:'))).toEqual(['BEGIN:VEVENT'])
    expect(lines.join('')).not.toMatch(/\p{Cc}/u)
  },
)
