import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { onRequestAsyncHookHandler } from 'fastify'

import { judgementRequestSchema, type JudgementRequest, type PersonAnswer } from '~/contract/cases'
import { LANGUAGES } from '~/contract/languages'
import { CONDITIONS, TROUBLES } from '~/contract/library'
import { OFFICER_PREFIX } from '~/contract/paths'
import type { LinkedCases } from '~/server/domain/cases/linkedCases'
import { DomainError, refuse, TooManyAttempts } from '~/server/domain/domainError'

import { casePage } from '../officer/casePage'
import type { Entered, Refusal } from '../officer/answerForm'
import type { Html } from '../officer/html'
import { busyPage, gonePage, invitationPage } from '../officer/otherPages'
import { pageDirectives } from '../officer/style'
import { pageLanguageOf } from '../plumbing/language'
import { positionOf } from './casePhotoRoutes'

type OfficerRoutesDeps = {
  linkedCases: LinkedCases
  /** `PUBLIC_URL`, if it is set. */
  publicUrl: string | undefined
  limitByAddress: onRequestAsyncHookHandler
}

type Linked = { Params: { secret: string } }
type Sent = Linked & { Body: URLSearchParams | undefined }

/** Two texts of 300 characters, most of them encoded as nine. */
const MAX_FORM_BYTES = 8 * 1024
const OFFICER_COOKIE = 'jani_officer'
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const HIDDEN = { schema: { hide: true } }

/** What an officer sees of a case by its link, without an account and without script; and his invitation. */
export const officerRoutes: FastifyPluginAsync<OfficerRoutesDeps> = async (
  app,
  { linkedCases, publicUrl, limitByAddress },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.setErrorHandler(showError)
  app.addHook('onRequest', limitByAddress)
  app.addHook('onRequest', refuseCrossSite(publicUrl))

  app.get<Linked>(`${OFFICER_PREFIX}:secret`, { ...HIDDEN, compress: {} }, async (request, reply) => {
    const { secret, language } = visitorOf(request)
    return send(reply, casePage({ shown: await linkedCases.read(visitorOf(request)), secret, language }))
  })

  app.post<Sent>(`${OFFICER_PREFIX}:secret`, { ...HIDDEN, compress: {} }, async (request, reply) => {
    const visitor = visitorOf(request)
    const entered = enteredIn(request.body)
    const shown = await linkedCases.read(visitor)
    const judgement = judgementIn(entered, shown.isNamed)
    if (!judgement && !shown.answer)
      return send(reply.code(400), casePage({ shown, ...visitor, entered, refusal: 'incomplete' }))
    const refusal = judgement ? await refusalOf(linkedCases.answer(visitor, judgement)) : 'late'
    const after = await linkedCases.read(visitor)
    if (refusal === undefined || isRepeated(judgement, after.answer)) return reply.redirect(pathOf(request), 303)
    const again = { ...entered, judged: '' } // to be chosen again
    return send(reply.code(409), casePage({ shown: after, ...visitor, entered: again, refusal }))
  })

  app.get<{ Params: { secret: string; position: string } }>(
    `${OFFICER_PREFIX}:secret/photos/:position`,
    HIDDEN,
    async ({ params }, reply) => {
      const photo = await linkedCases.photo(params.secret, positionOf(params.position))
      return reply.header('x-robots-tag', 'noindex').type('image/jpeg').send(photo)
    },
  )

  app.get<Linked>(`${OFFICER_PREFIX}invite/:secret`, HIDDEN, async (request, reply) => {
    const { secret, token, language } = visitorOf(request)
    const { name } = await linkedCases.invitation(secret)
    return send(reply, invitationPage({ language, name, isAccepted: token === secret }))
  })

  app.post<Sent>(`${OFFICER_PREFIX}invite/:secret`, HIDDEN, async (request, reply) => {
    await linkedCases.invitation(request.params.secret)
    return setOfficerCookie(reply, request.params.secret).redirect(pathOf(request, 'invite/'), 303)
  })
}

const visitorOf = (request: FastifyRequest<Linked>) => ({
  secret: request.params.secret,
  token: request.cookies[OFFICER_COOKIE],
  language: languageIn(request),
})

/** The one in the address, else that of other pages. */
const languageIn = (request: FastifyRequest) => chosenIn(request) ?? pageLanguageOf(request)

function chosenIn({ query }: FastifyRequest) {
  const { lang } = query as { lang?: unknown }
  return LANGUAGES.find((language) => language === lang)
}

/** Never the address of the request, which may name another host. */
function pathOf(request: FastifyRequest<Linked>, folder = '') {
  const language = chosenIn(request)
  const path = OFFICER_PREFIX + folder + encodeURIComponent(request.params.secret)
  return language === undefined ? path : `${path}?lang=${language}`
}

/** Lax: officers open links from WhatsApp. Not sent with the forms of other sites. */
const setOfficerCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(OFFICER_COOKIE, token, {
    path: OFFICER_PREFIX,
    maxAge: ONE_YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  })

const SAME_SITE = [undefined, 'same-origin', 'none']

/** Forms of other sites. Without referrers browsers send the origin `null`. */
const refuseCrossSite =
  (publicUrl: string | undefined) =>
  async ({ method, headers, hostname }: FastifyRequest) => {
    if (method !== 'POST') return
    const { origin = 'null' } = headers
    const site = headers['sec-fetch-site']
    const isOwn = origin === 'null' || isOwnOrigin(origin, publicUrl, hostname)
    if (!isOwn || !SAME_SITE.some((same) => same === site)) throw refuse('invalid', 'notUnderstood')
  }

function isOwnOrigin(origin: string, publicUrl: string | undefined, hostname: string) {
  if (!URL.canParse(origin)) return false
  const own = new URL(origin)
  return publicUrl === undefined ? own.hostname === hostname : own.origin === new URL(publicUrl).origin
}

function enteredIn(form = new URLSearchParams()): Entered {
  const field = (name: keyof Entered) => form.get(name) ?? ''
  return {
    ...{ judged: field('judged'), which: field('which'), text: field('text'), line: field('line') },
    shownHash: field('shownHash'),
  }
}

const IDS = new Map<string, string>(Object.entries({ ...CONDITIONS, ...TROUBLES }).map(([id, slug]) => [slug, id]))

/** By the rules of the contract. Drops what belongs to another choice, which the form may hide. */
function judgementIn(
  { judged, which, text, line, shownHash }: Entered,
  isNamed: boolean,
): JudgementRequest | undefined {
  const other = judged === 'other' ? { label: which && (IDS.get(which) ?? which), text } : { label: null, text: null }
  const judgement = { judged, line, ...other, label: other.label || null, shownHash }
  const isKnown = judgementRequestSchema.isValidSync(judgement) && (judged !== 'right' || isNamed)
  return isKnown ? judgementRequestSchema.cast(judgement) : undefined
}

/** Why an answer was not stored. */
async function refusalOf(answering: Promise<void>): Promise<Refusal | undefined> {
  try {
    await answering
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError) || error.reason !== 'conflict') throw error
    return error.code === 'answerChanged' ? 'changed' : 'late'
  }
}

/** A second tap, or a response that was lost. */
function isRepeated(judgement: JudgementRequest | undefined, answer: PersonAnswer | undefined) {
  if (!judgement || judgement.judged !== answer?.judged || (judgement.line || null) !== answer.line) return false
  const label = answer.slug === null ? null : IDS.get(answer.slug)
  return answer.judged !== 'other' || (judgement.label === label && (judgement.text || null) === answer.text)
}

function send(reply: FastifyReply, { markup }: Html) {
  void reply.helmet({ contentSecurityPolicy: { useDefaults: false, directives: pageDirectives } })
  void reply.headers({ 'x-robots-tag': 'noindex', vary: 'Accept-Language, Cookie' })
  return reply.type('text/html; charset=utf-8').send(markup)
}

/** Pages for what an officer may meet; the rest as everywhere. */
function showError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const language = languageIn(request)
  if (error instanceof TooManyAttempts) {
    const { retryAfterSeconds } = error
    return send(reply.code(429).header('retry-after', retryAfterSeconds), busyPage(language, retryAfterSeconds))
  }
  if (error instanceof DomainError && error.cause !== undefined) request.log.warn(error.cause)
  if (error instanceof DomainError && error.reason === 'notFound') return send(reply.code(404), gonePage(language))
  throw error
}
