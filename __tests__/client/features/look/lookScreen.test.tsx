import { ThemeProvider } from '@mui/material/styles'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'

import { labelOfLook, resultOfLook } from '~/client/features/look/judgeLeaves'
import { LookScreen } from '~/client/features/report/LookScreen'
import { theme } from '~/client/theme/theme'
import { changeLanguage } from '~/client/shared/i18n'
import type { Language } from '~/contract/languages'
import type { Verdict } from '~/diagnosis'

const at = (label: string, probability: number) => ({ label, probability })
const RUST = 'Corn_(maize)___Common_rust_'
const BLIGHTS = [at('Tomato___Late_blight', 0.5), at('Tomato___Early_blight', 0.4)]

async function show(verdict: Verdict, language: Language) {
  await changeLanguage(language)
  const look = { verdict, modelVersion: 'test' }
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <LookScreen
          result={resultOfLook(look, language, 'kenya')}
          label={labelOfLook(look, 'kenya')}
          photoUrl="blob:photo"
          crop={null}
          recheck={null}
          onCorrect={undefined}
          seen={{ createdAt: '2026-11-27T08:00:00Z', modelVersion: 'test' }}
          onNewPhoto={undefined}
        />
      </MemoryRouter>
    </ThemeProvider>,
  )
  return within(screen.getByRole('region'))
}

it('says before all else who has looked, then the verdict, the check and what is safe to do', async () => {
  const look = await show({ kind: 'confident', ...at(RUST, 0.95), sureness: 'fairly', alternatives: [] }, 'en')
  expect(look.getByRole('status')).toHaveTextContent(
    'Looked at by this phone. Not in your history, no credit used. Answer: Maize, common rust.',
  )
  expect(look.getByRole('heading', { level: 2 })).toHaveTextContent('Common rust')
  expect(look.getByText('Check first')).toBeVisible()
  expect(look.getByRole('heading', { name: 'Safe to do now' })).toBeVisible()
  expect(look.getAllByRole('listitem').length).toBeGreaterThan(1)
  expect(look.getByText(/^A look is not a diagnosis yet\./)).toBeVisible()
})

it('does not say that the scan was free, nor whom to call', async () => {
  const look = await show({ kind: 'unknownCrop' }, 'en')
  expect(look.queryByText('This scan was free.')).toBeNull()
  expect(look.queryByRole('link', { name: /\d{4}/ })).toBeNull()
})

it('leaves out copper in Swahili, where an answer would name it', async () => {
  const look = await show({ kind: 'ranked', candidates: BLIGHTS }, 'sw')
  expect(look.getByText('Imeangaliwa na simu hii.')).toBeVisible()
  expect(look.getByRole('heading', { name: 'Salama kufanya sasa' })).toBeVisible()
  expect(look.queryByText(/copper/)).toBeNull()
})
