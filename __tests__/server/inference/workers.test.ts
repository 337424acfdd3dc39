import { startFaultyClassifier } from '../../support/testClassifier'

/** Those that hang, or are killed and stopped, are in the stress tests. */
it('answers the photos that wait behind two crashes in a row', async () => {
  const classifier = await startFaultyClassifier()
  const contents = ['crashes', 'throws', 'a leaf', 'a leaf']
  const outcomes = await Promise.allSettled(contents.map((content) => classifier.classify(Buffer.from(content))))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
  await classifier.close()
})
