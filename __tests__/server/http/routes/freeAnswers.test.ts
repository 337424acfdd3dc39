import { testFreeAnswers } from '../../../support/freeAnswers'

/** Each kind and each way two times or more; every pair is among the stress tests. */
testFreeAnswers((kind, way) => (kind + way) % 4 === 0)
