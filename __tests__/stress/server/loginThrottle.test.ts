import { testLoginAttacks } from '../../support/loginAttacks'

jest.setTimeout(600_000)

testLoginAttacks(7)
