import { createTypist } from '~/client/features/diagnosis/typist'
import { plainText } from '~/client/features/diagnosis/plainText'
import { splitBlocks } from '~/client/features/diagnosis/splitBlocks'

describe('splitBlocks', () => {
  it.each([
    ['paragraphs at blank lines', 'one\nstill one\n\n\ntwo', ['one\nstill one', 'two']],
    ['a loose list as one', '- a\n\n- b\n\n  more of b\n\nafter', ['- a\n\n- b\n\n  more of b', 'after']],
    ['a numbered list as one', '1. a\n\n2. b', ['1. a\n\n2. b']],
    ['a fence as one', '```\na\n\nb\n```\n\nafter', ['```\na\n\nb\n```', 'after']],
    ['nothing', '\n\n', []],
  ])('keeps %s', (_, markdown, blocks) => {
    expect(splitBlocks(markdown)).toEqual(blocks)
  })
})

it('parses at most one block a call, however far the clock has run', () => {
  const typist = createTypist('one\n\ntwo\n\nthree')
  expect([1, 2, 3].map(() => typist.show(1000).blocks.length)).toEqual([1, 2, 3])
  expect(typist.show(1000).isDone).toBe(true)
})

it('leaves finished blocks alone', () => {
  const typist = createTypist('one\n\ntwo')
  typist.show(4)
  expect(typist.show(4).blocks[0]).toBe(typist.show(5).blocks[0])
})

it('reads markdown aloud without its marks', () => {
  expect(plainText('## Rust\n\n**Very** *likely*, see [this](https://example.com).\n\n- 2 * 3 snake_case')).toBe(
    'Rust\n\nVery likely, see this.\n\n2 * 3 snake_case',
  )
})
