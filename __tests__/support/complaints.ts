import { format } from 'node:util'

let complaints: string[] = []

/** From here on, what the console is told is kept, and not printed. */
export function listenForComplaints() {
  complaints = []
  const keep = (...words: unknown[]) => {
    complaints.push(format(...words))
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
