import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'

import { CALL_LOST } from '~/client/shared/failure'
import type { OnDemand } from '~/client/shared/onDemand'
import { savesData } from '~/client/shared/savesData'
import { useToast } from '~/client/shared/toast'
import { useTask } from '~/client/shared/useTask'
import { whenIdle } from '~/client/shared/whenIdle'
import { useAppStore } from '~/client/store/hooks'
import { loadApi } from '~/client/store/loadApi'

import { authFailureMessages } from './authFailure'
import type { Errors, StartForm } from './formLogic'
import { useSend } from './useSend'
import type { Call } from './useSend'

type Form<Values> = ReturnType<StartForm<Values>>

/**
 * A form whose rules and calls arrive while somebody fills it in: on the first focus, or before, when nothing else is
 * going on. `isBusy` from the click until the answer.
 */
export function useAccountForm<Values>(logic: OnDemand<StartForm<Values>>, call: Call<Values>, success: string) {
  const store = useAppStore()
  const showToast = useToast()
  const send = useSend(call, success)
  const [errors, setErrors] = useState<Errors>({})
  const { isRunning: isBusy, run } = useTask()
  const element = useRef<HTMLFormElement>(null)
  const running = useRef<Form<Values>>(undefined)

  const prepare = async () => {
    const start = await logic.load()
    if (element.current) running.current ??= start(element.current, setErrors)
    return running.current
  }
  const prefetch = () => {
    logic.prefetch()
    loadApi(store).catch(() => undefined)
  }
  const onFocus = () => {
    prefetch()
    prepare().catch(() => undefined)
  }
  const submit = async () => {
    try {
      await (await prepare())?.submit(send)
    } catch {
      for (const message of authFailureMessages(CALL_LOST)) showToast(message, 'error')
    }
  }
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault()
    await run(submit)
  }

  useEffect(() => (savesData() ? undefined : whenIdle(prefetch)), []) // eslint-disable-line react-hooks/exhaustive-deps -- once
  useEffect(() => () => running.current?.stop(), [])

  return { errors, isBusy, formProps: { ref: element, onFocus, onSubmit, noValidate: true } }
}
