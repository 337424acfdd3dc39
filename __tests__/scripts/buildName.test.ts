import { buildName } from '../../scripts/buildName'

const parts = {
  files: [{ url: '/app.html', integrity: 'sha256-a' }],
  pages: { en: [{ url: '/predict.html', integrity: 'sha256-a' }] },
  onDemand: ['/assets/messages-sw.js'],
  script: 'self.addEventListener()',
  headers: [{ 'script-src': ["'self'"] }, { 'permissions-policy': 'camera=()' }],
}

it('a build gets a new name only when a file, the worker or a server header has changed', () => {
  const names = [
    parts,
    { ...parts, files: [{ url: '/app.html', integrity: 'sha256-b' }] },
    { ...parts, pages: { en: [{ url: '/predict.html', integrity: 'sha256-b' }] } },
    { ...parts, onDemand: [] },
    { ...parts, script: 'self.addEventListener(1)' },
    { ...parts, headers: [{ 'script-src': ["'none'"] }, { 'permissions-policy': 'camera=()' }] },
  ].map(buildName)
  expect(new Set(names).size).toBe(names.length)
  expect(buildName({ ...parts })).toBe(names[0])
})
