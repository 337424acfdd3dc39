import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FILES = ['labels.json', 'model.onnx']

it('a clone on Windows has the model as it is here, byte for byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jani-clone-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init', 'origin')
  copyFileSync('.gitattributes', join(folder, 'origin', '.gitattributes'))
  for (const file of FILES) copyFileSync(join('models', 'leaf', file), join(folder, 'origin', file))
  git('-C', 'origin', 'add', '.')
  git('-C', 'origin', '-c', 'user.name=Jani', '-c', 'user.email=jani@example.com', 'commit', '-m', 'model')
  git('-c', 'core.autocrlf=true', 'clone', 'origin', 'clone')
  for (const file of FILES)
    expect(readFileSync(join(folder, 'clone', file)).equals(readFileSync(join('models', 'leaf', file)))).toBe(true)
  rmSync(folder, { recursive: true })
})
