import { runOperatorProgram } from './steps.mjs'

await runOperatorProgram('backup')
