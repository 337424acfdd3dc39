import { createFrontDoor } from '~/server/http/frontDoor'

describe('the front door', () => {
  let isFull: boolean
  let pass: ReturnType<typeof createFrontDoor>
  beforeEach(() => {
    isFull = false
    pass = createFrontDoor({
      expectPlace() {
        if (isFull) throw new Error('busy')
      },
    })
  })

  it('lets everybody past while there is a place', () => {
    expect(() => {
      pass(undefined)
      pass('first')
      pass('first')
    }).not.toThrow()
  })

  it('turns away whoever would find none, unless they were let past before', () => {
    pass('first')
    isFull = true
    expect(() => {
      pass('first')
    }).not.toThrow()
    expect(() => {
      pass('second')
    }).toThrow('busy')
    expect(() => {
      pass('second')
    }).toThrow('busy') // being turned away is not being let past
    expect(() => {
      pass(undefined)
    }).toThrow('busy')
  })

  it('forgets the longest known of ten thousand', () => {
    for (let attempt = 0; attempt <= 10_000; attempt++) pass(`attempt ${attempt}`)
    isFull = true
    expect(() => {
      pass('attempt 0')
    }).toThrow('busy')
    expect(() => {
      pass('attempt 1')
    }).not.toThrow()
  })
})
