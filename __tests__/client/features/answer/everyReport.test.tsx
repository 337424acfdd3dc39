import { cleanup, screen } from '@testing-library/react'

import { changeLanguage } from '~/client/shared/i18n'
import { LANGUAGES } from '~/contract/languages'

import { predictionIn, verdicts } from '../../../support/answered'
import { setViewport } from '../../../support/viewport'
import { diagnose, renderScripted } from '../../../support/renderPredict'

it.each(LANGUAGES)(
  'the report is shown beneath the first screen and repeats nothing of the banner, whatever the verdict (%s)',
  async (language) => {
    setViewport({ widthPx: 360, reducedMotion: true })
    localStorage.setItem('language', language)
    for (const verdict of Object.values(verdicts)) {
      await changeLanguage(language)
      const prediction = predictionIn(language, verdict)
      await diagnose(await renderScripted([200, prediction]))

      await screen.findByRole('heading', { level: 2 })
      const shown = withoutSpace(screen.getByRole('region', { name: /Diagnosis|Uchunguzi/ }).textContent)
      const [first, rest] = prediction.result.split('\n---\n')
      const [title, ...more] = first!.split('\n').map(withoutMarks)
      const lines = rest === undefined ? more : rest.split('\n').map(withoutMarks)
      expect(withoutSpace(screen.getByRole('main').textContent)).toContain(withoutSpace(title!.split(/[:(]/)[0]!))
      expect(lines.filter((line) => !shown.includes(withoutSpace(line)))).toEqual([])
      const { strip, speed, check } = prediction.diagnosis.answer!
      const banner = [`${strip}.`, speed ?? strip, check?.question ?? strip]
      if (rest !== undefined) expect(banner.filter((line) => shown.includes(withoutSpace(line)))).toEqual([])
      cleanup()
    }
  },
)

const withoutMarks = (line: string) =>
  line
    .replace(/^ *(#+|-|\d+\.) /, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '')

const withoutSpace = (text: string) => text.replace(/\s+/g, '')
