import { violations } from './violations'

/** Whatever a browser test is about: it fails when the content security policy had to refuse something of ours. */
afterEach(() => {
  expect(violations.splice(0)).toEqual([])
})
