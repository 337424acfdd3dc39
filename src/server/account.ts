import { runAsProgram } from './operate'
import { accountCommand } from './operator/accountCommand'

runAsProgram(accountCommand, process.env)
