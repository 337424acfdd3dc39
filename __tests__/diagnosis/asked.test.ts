import { LANGUAGES } from '~/contract/languages'
import { toMarkdown } from '~/contract/report'
import { buildReport, questionsIn, resultFor, troublesIn, wordsIn } from '~/diagnosis'
import type { Reply, Verdict } from '~/diagnosis'
import { entryFor } from '~/diagnosis/catalogue/catalogue'
import { IRREVERSIBLE } from '~/diagnosis/catalogue/pictures'
import { QUESTIONS } from '~/diagnosis/catalogue/questions'
import type { QuestionFacts } from '~/diagnosis/catalogue/questions'

const questions: readonly (QuestionFacts & { id: Reply['question'] })[] = QUESTIONS
const FILLERS = new Set(
  'a an and any are at below closely do does few for has have in is it its leaf leaves like look many mark marks no of on one or over plant same small spot spots the there they tiny to turn under with'.split(
    ' ',
  ),
)
const stemsOf = (text: string) =>
  [...new Set(text.toLowerCase().match(/[a-z]+/g))].filter((word) => !FILLERS.has(word)).map((word) => word.slice(0, 4))
/** So much of what a question asks stands in a check that asks it, too. */
const MOST = 0.6

const ranked = (...labels: string[]): Verdict => ({
  kind: 'ranked',
  candidates: labels.map((label) => ({ label, probability: labels.length === 1 ? 0.8 : 0.4 })),
})
/** Each question with each label that it takes the place of a check of. */
const asked = questions.flatMap(({ id, checks, no }) => checks.map((label) => ({ question: id, label, rival: no[0] })))

it('names the checks that ask the same', () => {
  const { entries } = wordsIn('en')
  const { byId } = questionsIn('en')
  const found = questions.map(({ id, yes }) => {
    const stems = stemsOf(byId[id].text)
    const isSame = (label: keyof typeof entries) => {
      const own = stemsOf(entries[label].check.question)
      return stems.filter((stem) => own.includes(stem)).length / stems.length >= MOST
    }
    return { id, checks: yes.filter(isSame) }
  })
  expect(found).toEqual(questions.map(({ id, checks }) => ({ id, checks })))
})

describe.each(LANGUAGES)('a check covered by a question, in %s', (language) => {
  const words = wordsIn(language)
  const { byId } = questionsIn(language)
  const saysTwice = (verdict: Verdict, label: keyof typeof words.entries, replies: Reply[]) => {
    const result = resultFor(verdict, words, replies)
    const report = toMarkdown(
      buildReport(verdict, result, words, { today: 0, charge: 1, asked: troublesIn(words.language).asked }),
    )
    return report.includes(words.entries[label].check.question)
  }

  it.each(['yes', 'cannotTell'] as const)('is not repeated after "%s"', (answer) => {
    const twice = asked.filter(({ question, label, rival }) => {
      const replies = [{ question, answer }]
      return saysTwice(ranked(label), label, replies) || saysTwice(ranked(label, rival), label, replies)
    })
    expect(twice).toEqual([])
  })

  it('is not repeated after "no", but its consequence is', () => {
    const wrong = asked.filter(({ question, label, rival }) => {
      const replies: Reply[] = [{ question, answer: 'no' }]
      const { ifNot } = words.entries[label].check
      return [ranked(label), ranked(label, rival)].some((verdict) => {
        const result = resultFor(verdict, words, replies)
        const report = toMarkdown(
          buildReport(verdict, result, words, { today: 0, charge: 1, asked: troublesIn(words.language).asked }),
        )
        return (
          saysTwice(verdict, label, replies) ||
          !report.includes(ifNot) ||
          result.strip.includes(words.phrases.headings.check)
        )
      })
    })
    expect(wrong.map(({ question }) => question)).toEqual([])
  })

  it('leaves no irreversible action on the card of an unseen sign', () => {
    const cards = asked.flatMap(({ question, label, rival }) =>
      resultFor(ranked(label, rival), words, [{ question, answer: 'no' }]).candidates.filter(
        (one) => one.label === label,
      ),
    )
    const kept = cards.filter(({ action }) => action !== '').map(({ label }) => entryFor(label))
    expect(kept.filter(({ ifYes, pictograms }) => IRREVERSIBLE.has(ifYes ?? pictograms[0]))).toEqual([])
    expect(kept.length).toBeLessThan(cards.length)
  })

  it('is no longer requested in the strip', () => {
    const { banner, sureness } = words.phrases
    for (const { question, label, rival } of asked) {
      const replies: Reply[] = [{ question, answer: 'yes' }]
      expect(resultFor(ranked(label), words, replies).strip).not.toContain(sureness.probably)
      expect(resultFor(ranked(label, rival), words, replies).strip).toBe(banner.checks(1))
    }
  })

  it('is shared as what the farmer saw', () => {
    const sentences = questions.flatMap(({ id }) => [byId[id].yes, byId[id].no])
    const forOthers = sentences.map(questionsIn(language).forOthers)
    const start = language === 'en' ? /^The farmer (saw|felt) / : /^Mkulima (ali|haku)(ona|gusa) /
    expect(forOthers.filter((sentence) => !start.test(sentence))).toEqual([])
    const { cannotTell, forOthers: told } = questionsIn(language)
    expect(told(cannotTell('?'))).toMatch(language === 'en' ? /^\? The farmer could not/ : /^\? Mkulima hakuweza/)
  })
})
