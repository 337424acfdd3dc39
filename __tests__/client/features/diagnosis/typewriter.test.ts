import { plainText, splitBlocks } from '~/client/features/diagnosis/markdown'
import { createTypewriter } from '~/client/features/diagnosis/typewriter'

it.each([
  ['paragraphs at blank lines', 'one\nstill one\n\n\ntwo', ['one\nstill one', 'two']],
  ['a loose list as one block', '- a\n\n- b\n\n  more of b\n\nafter', ['- a\n\n- b\n\n  more of b', 'after']],
  ['a numbered list as one block', '1. a\n\n2. b', ['1. a\n\n2. b']],
  ['a code fence as one block', '```\na\n\nb\n```\n\nafter', ['```\na\n\nb\n```', 'after']],
  ['an empty text', '\n\n', []],
])('splits %s', (_, markdown, blocks) => {
  expect(splitBlocks(markdown)).toEqual(blocks)
})

it('parses at most one block a call, however much time has passed', () => {
  const typewriter = createTypewriter('one\n\ntwo\n\nthree')
  expect([1, 2, 3].map(() => typewriter.show(1000).blocks.length)).toEqual([1, 2, 3])
  expect(typewriter.show(1000).isDone).toBe(true)
})

it('returns a finished block as the same object every time', () => {
  const typewriter = createTypewriter('one\n\ntwo')
  typewriter.show(4)
  expect(typewriter.show(4).blocks[0]).toBe(typewriter.show(5).blocks[0])
})

it('reads markdown aloud without its marks', () => {
  expect(plainText('## Rust\n\n**Very** *likely*, see [this](https://example.com).\n\n- 2 * 3 snake_case')).toBe(
    'Rust\n\nVery likely, see this.\n\n2 * 3 snake_case',
  )
})
