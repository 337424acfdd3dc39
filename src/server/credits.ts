import { runAsProgram } from './operate'
import { creditsCommand } from './operator/creditsCommand'

runAsProgram(creditsCommand, process.env)
