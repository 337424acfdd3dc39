const LINE_BYTES = 75

type Reminder = { id: string; summary: string; description: string; day: Date; now: Date }

/** An all-day event with an alarm at seven in the morning, as RFC 5545 writes it. */
export const calendarOf = ({ id, summary, description, day, now }: Reminder): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jani//Look again//EN',
    'BEGIN:VEVENT',
    `UID:${id}@jani`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:PT7H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

const dateOf = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('')

/** Of a text, no character may end a line, or be a control. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** Longer lines go on after a space in the next one; no character is cut in two. */
function folded(line: string) {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    const isFull = bytes + size > LINE_BYTES
    text += isFull ? `\r\n ${character}` : character
    bytes = isFull ? 1 + size : bytes + size
  }
  return text
}
