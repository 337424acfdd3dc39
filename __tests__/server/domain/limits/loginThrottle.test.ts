import { testLoginAttacks } from '../../../support/loginAttacks'

/** Seven owners are let in by the stress tests. */
testLoginAttacks(2)
