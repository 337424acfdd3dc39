import type { Language } from '~/contract/languages'

import { html, type Html } from './html'
import { styleElement } from './style'
import type { OfficerWords } from './words/en'

type Page = { language: Language; words: OfficerWords; heading: string; content: Html }

/** A whole page without script; the link changes its language. */
export const page = ({ language, words: { title, other }, heading, content }: Page): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <strong>Jani</strong><a href="?lang=${other.language}" lang="${other.language}">${other.name}</a>
        </header>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html> `
