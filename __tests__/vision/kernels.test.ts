import { execFileSync } from 'node:child_process'

it('commits what the assembly compiles to', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/compileKernels.mjs', '--check'], { stdio: 'pipe' }),
  ).not.toThrow()
})
