import { createAdmission } from '~/server/http/admission'

const PLACES = 3
const limits = { keepPlaceMs: 100, maxUploads: 6, maxBytes: 1000 }

describe('admission', () => {
  let admission: ReturnType<typeof createAdmission>
  beforeEach(() => {
    jest.useFakeTimers()
    admission = createAdmission(PLACES, limits)
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const isFull = () => {
    try {
      admission.enter({ needsPlace: true }).leave()
      return false
    } catch (error) {
      expect(error).toMatchObject({ reason: 'unavailable' })
      return true
    }
  }

  it('counts an upload from its first byte: of a hundred at once only as many pass as there are places', () => {
    const entered = Array.from({ length: 100 }, () => !admissionRefuses())
    expect(entered.filter(Boolean)).toHaveLength(PLACES)
    function admissionRefuses() {
      try {
        admission.enter({ needsPlace: true })
        return false
      } catch {
        return true
      }
    }
  })

  it('gives the place of whoever leaves to the next', () => {
    const uploads = [
      admission.enter({ needsPlace: true }),
      admission.enter({ needsPlace: true }),
      admission.enter({ needsPlace: true }),
    ]
    expect(isFull()).toBe(true)
    uploads[1]!.leave()
    expect(isFull()).toBe(false)
  })

  it('lends the place of a slow upload to others until it is here, and counts it again then', () => {
    const slow = [
      admission.enter({ needsPlace: true }),
      admission.enter({ needsPlace: true }),
      admission.enter({ needsPlace: true }),
    ]
    jest.advanceTimersByTime(limits.keepPlaceMs)
    const quick = [admission.enter({ needsPlace: true }), admission.enter({ needsPlace: true })]
    slow[0]!.arrived()
    expect(isFull()).toBe(true)
    for (const upload of [...slow, ...quick]) upload.leave()
    expect(isFull()).toBe(false)
  })

  it('keeps the place of a photo that is here', () => {
    for (let count = 0; count < PLACES; count++) admission.enter({ needsPlace: true }).arrived()
    jest.advanceTimersByTime(10 * limits.keepPlaceMs)
    expect(isFull()).toBe(true)
  })

  it('bounds how many uploads are under way, however slow', () => {
    for (let count = 0; count < limits.maxUploads; count++) {
      admission.enter({ needsPlace: true })
      jest.advanceTimersByTime(limits.keepPlaceMs)
    }
    expect(isFull()).toBe(true)
  })

  it('bounds the bytes in memory, and forgets those of whoever left', () => {
    const large = admission.enter({ needsPlace: true })
    large.received(900)
    const other = admission.enter({ needsPlace: true })
    expect(() => {
      other.received(101)
    }).toThrow(/too many photos/i)
    other.leave()
    other.received(5000) // what still trickles in is not kept
    expect(isFull()).toBe(false)
    large.received(100)
    expect(isFull()).toBe(true)
    large.leave()
    expect(isFull()).toBe(false)
  })

  it('lets a repeat in without a place, and counts its bytes all the same', () => {
    for (let count = 0; count < PLACES; count++) admission.enter({ needsPlace: true }).arrived()
    const repeat = admission.enter({ needsPlace: false })
    jest.advanceTimersByTime(limits.keepPlaceMs)
    repeat.arrived()
    expect(isFull()).toBe(true)
    expect(() => {
      repeat.received(limits.maxBytes + 1)
    }).toThrow()
    repeat.leave()
    expect(isFull()).toBe(true)
  })
})
