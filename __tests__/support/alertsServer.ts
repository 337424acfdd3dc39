import type { FastifyInstance } from 'fastify'

import type { AccountResponse } from '~/contract/accountSchemas'
import { DEFAULT_ALERTS, type Alerts } from '~/contract/alerts'
import { endpoints } from '~/contract/endpoints'
import type { DiagnosisResponse, DiagnosisSummary, HistoryResponse } from '~/contract/responses'

type Server = Pick<FastifyInstance, 'inject'>

/** As `reach` asks. */
type Request = { method: 'GET' | 'PATCH' | 'POST'; url: string; headers: Record<string, string>; payload?: Buffer }

type Known = {
  account?: Partial<AccountResponse>
  /** By the id of an answer. */
  changes?: Record<string, string[]>
  /** Ids of answers that no alert is about. */
  quiet?: readonly string[]
  /** Refuses every choice of alerts. */
  isBroken?: boolean
}

/** The server, for an account with these alerts, and with answers whose advice has changed. */
export function withAlerts(server: Server, { account = {}, changes = {}, quiet = [], isBroken = false }: Known) {
  const unread = new Map(Object.entries(changes))
  const chosen: Alerts[] = []
  const changesOf = (id: string) => ({ changes: unread.get(id), isQuiet: quiet.includes(id) || undefined })
  const bodyOf = ({ payload }: Request) => JSON.parse(payload?.toString() ?? '') as object
  const forward = async (request: Request, change: (body: never) => object) => {
    const { statusCode, headers, payload } = await server.inject(request)
    const isChanged = statusCode === 200
    return { statusCode, headers, payload: isChanged ? JSON.stringify(change(JSON.parse(payload) as never)) : payload }
  }
  const withChanges = ({ diagnosis, ...rest }: DiagnosisResponse) => ({
    ...rest,
    diagnosis: { ...diagnosis, changes: unread.get(diagnosis.id) },
  })
  const inject = async (request: Request) => {
    const { method, url } = request
    const path = new URL(url, 'http://server').pathname
    const id = path.split('/').at(-1)!
    if (path === endpoints.chooseAlerts.url) {
      if (isBroken) return { statusCode: 500, headers: {}, payload: JSON.stringify({ detail: 'Broken.' }) }
      chosen.push(bodyOf(request) as Alerts)
      return { statusCode: 204, headers: {}, payload: '' }
    }
    if (path === endpoints.getAccount.url) {
      const first = { alerts: DEFAULT_ALERTS, sendsMail: false, ...account }
      return forward(request, (body: AccountResponse) => ({
        ...body,
        ...first,
        ...(chosen.length > 0 && { alerts: chosen.at(-1) }),
      }))
    }
    if (path === endpoints.getDiagnoses.url && method === endpoints.getDiagnoses.method) {
      const marked = (items: readonly DiagnosisSummary[]) => items.map((item) => ({ ...item, ...changesOf(item.id) }))
      return forward(request, (list: HistoryResponse) => ({ ...list, diagnoses: marked(list.diagnoses) }))
    }
    if (path !== endpoints.getDiagnosis.url.replace(':id', id)) return server.inject(request)
    if (method === endpoints.correctDiagnosis.method && 'changesRead' in bodyOf(request)) {
      unread.delete(id)
      return forward({ method: 'GET', url, headers: request.headers }, withChanges)
    }
    return forward(request, withChanges)
  }
  return { server: { inject } as unknown as Server, chosen }
}
