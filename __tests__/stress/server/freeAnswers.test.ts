import { testFreeAnswers } from '../../support/freeAnswers'

testFreeAnswers(() => true)
