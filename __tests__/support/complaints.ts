import { format } from 'node:util'

/** Redux Toolkit timing its own development checks: that says how busy the machine is, and nothing about the client. */
const SLOW_CHECK = /^(Immutable|Serializable)StateInvariantMiddleware took \d+ms/

let complaints: string[] = []

/** From here on, what the console is told is kept, and not printed. */
export function listenForComplaints() {
  complaints = []
  const keep = (...words: unknown[]) => {
    const complaint = format(...words)
    if (!SLOW_CHECK.test(complaint)) complaints.push(complaint)
  }
  jest.spyOn(console, 'error').mockImplementation(keep)
  jest.spyOn(console, 'warn').mockImplementation(keep)
}

/** Fails unless the console was told something like this; takes it off the list. */
export function expectComplaint(pattern: RegExp) {
  expect(complaints).toEqual(expect.arrayContaining([expect.stringMatching(pattern)]))
  complaints = complaints.filter((complaint) => !pattern.test(complaint))
}

export function expectNoComplaints() {
  expect(complaints).toEqual([])
}
