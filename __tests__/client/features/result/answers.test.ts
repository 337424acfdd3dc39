import { changeLanguage } from '~/client/i18n/i18n'
import { LANGUAGES } from '~/contract/languages'
import { CONDITIONS, TROUBLES } from '~/contract/library'
import { PROGRESS } from '~/contract/replies'
import { libraryPage, sprayingGuide, troublesIn, wordsIn } from '~/diagnosis'
import type { EntryId, Verdict } from '~/diagnosis'
import { entryFor, hasAlert, isDisease } from '~/diagnosis/catalogue/catalogue'
import { IRREVERSIBLE } from '~/diagnosis/catalogue/pictures'
import { SUBSTANCES } from '~/diagnosis/catalogue/substances'

import '../../../support/everyText'
import { checkedBy, everyAnswer, textsOf } from '../../../support/answers'
import type { Answer } from '../../../support/answers'

const [NOW, LATER] = [Date.parse('2026-11-28'), Date.parse('2028-06-01')]
const BLIGHTS = ['Tomato___Late_blight', 'Potato___Late_blight']
const HIDDEN = 0.05
const LAW_NOT_READ = /We have not read this law since|Hatujasoma sheria hii tangu/

/** What is named with a share, or alone. */
function namedIn({ verdict }: Answer): { label: string; probability: number }[] {
  if (verdict.kind === 'confident') return [verdict]
  return verdict.kind === 'ranked' ? verdict.candidates.filter(({ probability }) => probability >= HIDDEN) : []
}
const isNamed = ({ kind }: Verdict) => kind === 'confident' || kind === 'ranked'
const mustBeTold = (label: string) => hasAlert(entryFor(label), 'report') || hasAlert(entryFor(label), 'quarantine')
const ifYesOf = (label: string) => entryFor(label).ifYes ?? entryFor(label).pictograms[0]

describe.each(LANGUAGES)('every result in %s', (language) => {
  beforeAll(async () => {
    await changeLanguage(language)
  })
  const words = wordsIn(language)
  const { phrases } = words
  const protections = [true, false].map(phrases.urgentSpray)
  const proven = [true, false].map(phrases.provenSpray)
  let texts: { answer: Answer; said: ReturnType<typeof textsOf> }[]
  beforeAll(() => {
    texts = everyAnswer.map((answer) => ({ answer, said: textsOf(answer, language, NOW) }))
  })
  const failing = (passes: (answer: Answer, said: ReturnType<typeof textsOf>) => boolean) =>
    texts.filter(({ answer, said }) => !passes(answer, said)).map(({ answer }) => answer.name)

  it('asks for no irreversible action without its check in the same text', () => {
    const passes = ({ verdict, replies }: Answer, { result, report, heard, share }: ReturnType<typeof textsOf>) => {
      const isAsked = result.pictograms.some((pictogram) => IRREVERSIBLE.has(pictogram))
      const question = result.check?.question ?? ''
      const isShared = (text: string) =>
        question !== ''
          ? text.includes(question)
          : [...result.answered, ...(result.checked ?? [])].some((one) => text.includes(one))
      if (isAsked && (result.check?.question === null || ![report, heard, share].every(isShared))) return false
      const unchecked = result.candidates.filter(
        ({ label, check, action }) =>
          action !== '' &&
          IRREVERSIBLE.has(ifYesOf(label)) &&
          !check?.question &&
          !checkedBy(replies).includes(label as never),
      )
      const isBoth = ({ label }: { label: string }) =>
        IRREVERSIBLE.has(ifYesOf(label)) && !/\?/.test(words.sms.byLabel[entryFor(label).label])
      return unchecked.length === 0 && !namedIn({ name: '', verdict, replies }).some(isBoth)
    }
    expect(failing(passes)).toEqual([])
  })

  it('asks to call an authority only after its sign, and for nothing less likely than all else', () => {
    const passes = (answer: Answer, { result }: ReturnType<typeof textsOf>) => {
      const calls = result.contacts.filter(({ numbers }) => numbers.length > 0).map(({ request }) => request)
      const likely = namedIn(answer).filter(({ label, probability }) => probability >= 0.5 && mustBeTold(label))
      return calls.every((call) =>
        likely.some(({ label }) => {
          const own = words.entries[entryFor(label).label]
          return 'call' in own && own.call === call
        }),
      )
    }
    expect(failing(passes)).toEqual([])
    expect(texts.some(({ said: { result } }) => result.contacts.some(({ numbers }) => numbers.length > 0))).toBe(true)
    const told = failing((answer, { report }) => {
      const lesser = namedIn(answer).filter(({ probability }) => probability < 0.5)
      const alerts = lesser.flatMap(({ label }) => {
        const own = words.entries[entryFor(label).label]
        return 'alerts' in own && 'report' in own.alerts ? [own.alerts.report] : []
      })
      return !alerts.some((one) => report.includes(`**${one}**`))
    })
    expect(told).toEqual([])
    const numbered = (text: string) => !text.includes('KEPHIS') || /0709\s891\s000/.test(text)
    expect(failing((_answer, { share, sms, heard }) => [share, sms, heard].every(numbered))).toEqual([])
  })

  it('never asks twice for the farm officer', () => {
    const passes = (_answer: Answer, { result }: ReturnType<typeof textsOf>) =>
      !isNamed(_answer.verdict) ||
      !result.pictograms.includes('ask') ||
      result.contacts.every(({ numbers }) => numbers.length > 0)
    expect(failing(passes)).toEqual([])
  })

  it('for late blight, however sure, protects clean plants first, with the spray rules, and never waits for a check', () => {
    const isBlight = (answer: Answer) => namedIn(answer).some(({ label }) => BLIGHTS.includes(label))
    const blights = texts.filter(({ answer }) => isBlight(answer))
    const isSeen = ({ replies }: Answer) =>
      replies.some(({ question, answer }) => /Fuzz$/.test(question) && answer === 'yes')
    const missing = blights.filter(({ answer, said: { result, report, heard, share, sms } }) => {
      const own = result.actions.filter((action) => (isSeen(answer) ? proven : protections).includes(action))
      const texts = [report, heard, share]
      return (
        own.length !== 1 ||
        !texts.every((text) => text.includes(own[0] ?? '-')) ||
        (isSeen(answer) && texts.some((text) => protections.some((one) => text.includes(one)))) ||
        !sms.includes(words.sms.byLabel.Tomato___Late_blight)
      )
    })
    expect(missing.map(({ answer }) => answer.name)).toEqual([])
    const waiting = [phrases.rankedSpray, phrases.probableSpray]
    expect(blights.filter(({ said }) => waiting.some((one) => said.report.includes(one)))).toEqual([])
    const others = failing(
      (answer, { result }) => isBlight(answer) || !result.actions.some((one) => protections.includes(one)),
    )
    expect(others).toEqual([])
    for (const { said } of blights) expect(said.lookShare + said.lookSms + said.lookHeard).not.toMatch(/copper/i)
  })

  it('hurries only for what spreads within days', () => {
    const passes = (answer: Answer, { result }: ReturnType<typeof textsOf>) => {
      const kinds = namedIn(answer).map(({ label }) => entryFor(label).kind)
      const isHurried = [phrases.rankedUrgent, phrases.rankedAgain.urgent].some((one) => result.actions.includes(one))
      return !isHurried || kinds.includes('oomycete') || kinds.includes('mite')
    }
    expect(failing(passes)).toEqual([])
  })

  it('gives better, unchanged and worse plants the right advice for their cause', () => {
    const courseOf = (label: string): keyof (typeof words.progress)['better'] => {
      const entry = entryFor(label)
      if (BLIGHTS.includes(label)) return 'protect'
      if (!isDisease(entry)) return /Tomato|Potato/.test(label) ? 'healthyButOpen' : 'healthy'
      if (/greening|Yellow_Leaf_Curl|mosaic|Esca/.test(label)) return 'noCure'
      if (entry.kind === 'disorder') return 'lack'
      if (/Black_rot|Canker|Cedar/.test(label) && entry.chemistry.length === 0) return 'noSpray'
      return entry.kind === 'mite' ? 'pest' : 'germ'
    }
    const passes = (answer: Answer, { followUps, result }: ReturnType<typeof textsOf>) => {
      const labels = namedIn(answer).map(({ label }) => label)
      const shown = result.candidates.map(({ label }) => label)
      const blights = result.candidates.filter(({ label }) => BLIGHTS.includes(label))
      const isHalf = blights.reduce((sum, { tenths }) => sum + (tenths ?? 0), 0) >= 5
      const several = blights.length === 0 ? 'checks' : isHalf ? 'protect' : 'protectIfSeen'
      const course =
        labels.length === 0 ? 'unnamed' : shown.length > 1 ? several : courseOf(shown[0] ?? labels[0] ?? '')
      return PROGRESS.every((progress) =>
        words.progress[progress][course].every((one) => followUps[progress].includes(one)),
      )
    }
    expect(failing(passes)).toEqual([])
    const stops = /without spraying|do not spray again|Stop spraying|bila kunyunyizia|usinyunyizie|Acha kunyunyizia/i
    const seen = /White fuzz.*cool and wet\?|Ukungu mweupe.*baridi na mvua\?/
    for (const progress of PROGRESS) {
      const { protect, protectIfSeen } = words.progress[progress]
      expect(protect.join(' ')).not.toMatch(stops)
      const orders = protectIfSeen.filter((line) => /rotect|[Kk]inga/.test(line))
      expect(orders.filter((line) => seen.test(line))).toHaveLength(1)
      expect(orders).toHaveLength(1)
    }
    const lesser = texts.filter(({ said: { followUps } }) =>
      followUps.better.includes(words.progress.better.protectIfSeen[1] ?? '-'),
    )
    expect(lesser.length).toBeGreaterThan(10)
    expect(words.progress.better.healthyButOpen.join(' ')).toMatch(/cold, wet weeks|baridi na mvua/)
    expect(words.progress.worse.protect.join(' ')).toMatch(/another group|kundi lingine/)
  })

  it('fits into one SMS with its check and actions, as a preview too', () => {
    const plain = (text: string) => text.replaceAll('\u00A0', ' ')
    const passes = (_answer: Answer, { result, look, sms, lookSms }: ReturnType<typeof textsOf>) =>
      sms.length <= 160 &&
      lookSms.length <= 160 &&
      sms.includes(plain(result.sms.line)) &&
      lookSms.includes(plain(look.sms.line)) &&
      ![result, look].some((one) => one.sms.line === '')
    expect(failing(passes)).toEqual([])
  })

  it('shares no preview text that calls, locks a farm or is irreversible', () => {
    const passes = (_answer: Answer, { look, lookShare, lookSms, lookHeard }: ReturnType<typeof textsOf>) =>
      look.contacts.length === 0 &&
      look.pictograms.every((one) => !IRREVERSIBLE.has(one) && one !== 'call' && one !== 'no-move') &&
      look.candidates.every(({ label, action }) => action === '' || !IRREVERSIBLE.has(ifYesOf(label))) &&
      ![lookShare, lookSms, lookHeard].some((text) => text.includes('KEPHIS'))
    expect(failing(passes)).toEqual([])
  })

  it('names barred substances only next to a spray, and says when their status is outdated', () => {
    const barred = Object.values(SUBSTANCES).filter(({ status }) => ['withdrawn', 'restricted'].includes(status))
    const listed = (report: string) =>
      report.split('\n').filter((line) => barred.some(({ name }) => line.includes(name)))
    const isBeside = (_answer: Answer, { report }: ReturnType<typeof textsOf>) =>
      listed(report).length === 0 || phrases.askForRegistered.every((line) => report.includes(line))
    expect(failing(isBeside)).toEqual([])

    const named = texts.filter(({ answer }, index) => isNamed(answer.verdict) && index % 3 === 0)
    const later = named.map(({ answer, said }) => ({ now: said.report, then: textsOf(answer, language, LATER).report }))
    expect(later.filter(({ now, then }) => listed(now).join() !== listed(then).join())).toEqual([])
    const [since, review] =
      language === 'en'
        ? ['We have not read the rules since', 'Probably not allowed']
        : ['Hatujasoma sheria tangu', 'Huenda hairuhusiwi']
    expect(
      later.filter(({ now, then }) => then.includes(review) || now.includes(review) !== then.includes(since)),
    ).toEqual([])
    const isNumber = (line: string) => /^- (Number of|Nambari ya) /.test(line)
    const numbers = (report: string) => report.split('\n').filter(isNumber)
    expect(later.flatMap(({ then }) => numbers(then)).filter((line) => !line.endsWith(phrases.numberNotRead))).toEqual(
      [],
    )
    expect(later.flatMap(({ now }) => numbers(now)).filter((line) => line.endsWith(phrases.numberNotRead))).toEqual([])
  })

  it('says so on library pages, too', () => {
    const texts = { words, troubles: troublesIn(language) }
    const ids = [...Object.keys(CONDITIONS), ...Object.keys(TROUBLES)] as EntryId[]
    const linesOf = (id: EntryId, today: number) =>
      Object.values(libraryPage(id, texts, today).sections)
        .flat()
        .flatMap(({ lines }) => lines)
    const numbers = (today: number) =>
      [...ids.flatMap((id) => linesOf(id, today)), ...sprayingGuide(words, today)].filter((line) =>
        /^(Number of|Nambari ya) /.test(line),
      )
    expect(numbers(LATER).filter((line) => !line.endsWith(phrases.numberNotRead))).toEqual([])
    expect(numbers(NOW).filter((line) => line.endsWith(phrases.numberNotRead))).toEqual([])
    const reviews = ids
      .flatMap((id) => linesOf(id, LATER))
      .filter((line) => /Probably not allowed|Huenda hairuhusiwi/.test(line))
    expect(reviews).toEqual([])
    const laws = (today: number) =>
      ids.filter((id) => {
        const { alerts } = libraryPage(id, texts, today)
        return [...alerts, ...linesOf(id, today)].some((line) => LAW_NOT_READ.test(line))
      })
    expect(laws(LATER)).toEqual(expect.arrayContaining(['lethalNecrosis', 'striga', 'bananaWilt', 'cystNematode']))
    expect(laws(NOW)).toEqual([])
    const calls = ids.flatMap((id) => libraryPage(id, texts, NOW).contacts.filter(({ numbers: of }) => of.length > 0))
    expect(calls.filter(({ request }) => !/^(If|Uki)|\?/.test(request))).toEqual([])
    expect(calls.length).toBeGreaterThan(5)
  })
})
