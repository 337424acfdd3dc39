import { fuzzApi } from '../../support/apiFuzz'

it('answers 20,000 random requests as the OpenAPI document says, with every documented status', async () => {
  expect(await fuzzApi(20_000)).toEqual([])
}, 600_000)
