// A worker without the network: photos are judged, decoded and measured as on the server.
require('tsx/cjs')
const { worker } = require('workerpool')

const { DomainError } = require('../../src/server/domain/domainError.ts')
const { photoQuality } = require('../../src/vision/photoQuality.ts')
const { baseSquareOf } = require('./baseSquare.ts')

worker({
  ping: () => undefined,
  classify: async (photo) => {
    try {
      return { observation: { probabilities: [1], ...photoQuality(await baseSquareOf(photo)) } }
    } catch (error) {
      if (error instanceof DomainError) return { refusal: { reason: error.reason, code: error.code } }
      return { fault: error }
    }
  },
})
