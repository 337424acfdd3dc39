import { ThemeProvider } from '@mui/material/styles'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'

import { labelOfPreview, resultOfPreview } from '~/client/features/onDevice/judgeLeaves'
import { PreviewScreen } from '~/client/features/result/PreviewScreen'
import { theme } from '~/client/ui/theme/theme'
import { changeLanguage } from '~/client/i18n/i18n'
import type { Language } from '~/contract/languages'
import type { Verdict } from '~/diagnosis'

const at = (label: string, probability: number) => ({ label, probability })
const RUST = 'Corn_(maize)___Common_rust_'
const BLIGHTS = [at('Tomato___Late_blight', 0.5), at('Tomato___Early_blight', 0.4)]

async function show(verdict: Verdict, language: Language) {
  await changeLanguage(language)
  const look = { verdict, plot: undefined, modelVersion: 'test' }
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <PreviewScreen
          result={resultOfPreview(look, language, 'kenya')}
          label={labelOfPreview(look, 'kenya')}
          photoUrl="blob:photo"
          crop={null}
          asksCrop={false}
          recheck={null}
          onCorrect={undefined}
          seen={{ createdAt: '2026-11-27T08:00:00Z', modelVersion: 'test', plot: undefined }}
          isWaiting={false}
        />
      </MemoryRouter>
    </ThemeProvider>,
  )
  return within(screen.getByRole('region'))
}

it('names the phone as the source first, then the verdict, the check and safe actions', async () => {
  const look = await show({ kind: 'confident', ...at(RUST, 0.95), sureness: 'fairly', alternatives: [] }, 'en')
  expect(look.getByRole('status')).toHaveTextContent(
    'Judged by this phone. No credit used. Answer: Maize, common rust.',
  )
  expect(look.getByRole('heading', { level: 2 })).toHaveTextContent('Common rust')
  expect(look.getByText('Check first')).toBeVisible()
  expect(look.getByRole('heading', { name: 'Safe to do now' })).toBeVisible()
  expect(look.getAllByRole('listitem').length).toBeGreaterThan(1)
  expect(look.getByText(/^This is not the whole answer yet\./)).toBeVisible()
})

it('does not say that the scan was free, nor whom to call', async () => {
  const look = await show({ kind: 'unknownCrop' }, 'en')
  expect(look.queryByText('This answer was free.')).toBeNull()
  expect(look.queryByRole('link', { name: /\d{4}/ })).toBeNull()
})

it('omits copper in Swahili, where a result would name it', async () => {
  const look = await show({ kind: 'ranked', candidates: BLIGHTS }, 'sw')
  expect(look.getByText('Imeangaliwa na simu hii.')).toBeVisible()
  expect(look.getByRole('heading', { name: 'Salama kufanya sasa' })).toBeVisible()
  expect(look.queryByText(/copper/)).toBeNull()
})
