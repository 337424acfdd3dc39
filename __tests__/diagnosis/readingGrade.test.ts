import { readingGrade } from './readingGrade'

describe('the reading grade', () => {
  it.each([
    ['The cat sat on the mat.', -1.45],
    ['The leaves are green. Pick them off.', 0.05],
    ['Phytosanitary authorities recommend immediate notification regarding suspicious symptoms.', 32],
  ])('of "%s"', (text, grade) => {
    expect(Math.abs(readingGrade(text) - grade)).toBeLessThan(3)
  })

  it('rises with longer sentences and longer words', () => {
    expect(readingGrade('Dogs run. Cats sit.')).toBeLessThan(readingGrade('Dogs run and cats sit.'))
    expect(readingGrade('Dogs run.')).toBeLessThan(readingGrade('Laboratories investigate.'))
  })

  it('does not count marks of markdown', () => {
    expect(readingGrade('## **Dogs** run.')).toBe(readingGrade('Dogs run.'))
  })
})
