// Speed as ratios against a control from the same run: `npm run bench -- NAME`. Absolute times say little on a shared
// machine. Writes its row into docs/performance.md.
import { accounts } from './benches/accounts.mjs'
import { assets } from './benches/assets.mjs'
import { bytes } from './benches/bytes.mjs'
import { inference, login, predict } from './benches/calls.mjs'
import { capacities, responsive } from './benches/crowd.mjs'
import { decoding } from './benches/decoding.mjs'
import { getUser } from './benches/getUser.mjs'
import { interactions } from './benches/interactions.mjs'
import { lighthouse } from './benches/lighthouse.mjs'
import { starting } from './benches/starting.mjs'
import { commit, inWords, today, writeRow } from './report.mjs'
import { checkNode, ensureInstalled, fail, root } from './steps.mjs'

checkNode()
await ensureInstalled()
process.chdir(root)

const benches = {
  inference,
  predict,
  login,
  getUser,
  capacities,
  responsive,
  decoding,
  starting,
  assets,
  bytes,
  accounts,
  lighthouse,
  interactions,
}
const [name, ...options] = process.argv.slice(2)
if (!Object.hasOwn(benches, name ?? ''))
  fail(`Say which bench: npm run bench -- NAME, one of ${Object.keys(benches).join(', ')}.`)
const figures = await benches[name](...options)
writeRow('performance.md', name, [inWords(figures), today(), commit()])
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
