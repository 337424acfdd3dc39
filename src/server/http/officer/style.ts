import { createHash } from 'node:crypto'

import { trusted } from './html'

/** The colours of the app's theme. */
const STYLE = `
:root{color-scheme:light dark;--page:#faf8f2;--paper:#ffffff;--text:#1a231c;--muted:#4a584e;--line:#dcdfd2;--tint:#edf4e9;--main:#1f5f37;--on:#ffffff;--error:#b3261e}
@media(prefers-color-scheme:dark){:root{--page:#0f1611;--paper:#182019;--text:#e8eee5;--muted:#b0beb2;--line:#303b32;--tint:#152219;--main:#86d096;--on:#06210d;--error:#ffb4ab}}
*{box-sizing:border-box}
body{max-width:40rem;margin:0 auto;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
header{display:flex;justify-content:space-between;align-items:center}
h1{font-size:1.4rem;line-height:1.25;margin:.5rem 0}
h2{font-size:1.1rem;margin:0 0 .5rem}
a{display:inline-block;padding:.75rem 0;color:var(--main)}
section,form{margin:1rem 0;padding:1rem;border:1px solid var(--line);border-radius:12px;background:var(--paper)}
section.tint{background:var(--tint)}
p,ul,ol,blockquote{margin:0 0 .5rem}
blockquote{padding-inline-start:1rem;border-inline-start:3px solid var(--muted)}
.title{font-size:1.2rem;font-weight:700}
.muted{color:var(--muted)}
.error{color:var(--error);font-weight:700}
img{display:block;width:100%;min-height:8rem;margin-bottom:.5rem;border-radius:8px;background:var(--tint)}
fieldset{margin:0 0 1rem;padding:0;border:0}
legend{padding:0;font-size:1.1rem;font-weight:700}
label{display:block}
.choice{display:flex;align-items:center;gap:.75rem;min-height:3rem;font-weight:700}
input[type=radio]{flex:none;width:1.5rem;height:1.5rem;accent-color:var(--main)}
select,input[type=text]{width:100%;min-height:3rem;margin:.25rem 0 .75rem;padding:.5rem;border:1px solid var(--muted);border-radius:8px;background:var(--page);color:var(--text);font:inherit}
.other{padding-inline-start:2.25rem}
@supports selector(:has(*)){form:not(:has([value=other]:checked)) .other{display:none}}
button{width:100%;min-height:3rem;border:0;border-radius:8px;background:var(--main);color:var(--on);font:inherit;font-weight:700}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
`

const hash = createHash('sha256').update(STYLE).digest('base64')

/** Exactly what the hash is of. */
export const styleElement = trusted(`<style>${STYLE}</style>`)

/** For these pages: one style, photos, one form, and nothing else. */
export const pageDirectives = {
  'default-src': ["'none'"],
  'style-src': [`'sha256-${hash}'`],
  'img-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}
