import { fuzzApi } from '../../support/apiFuzz'

it('answers random requests as the OpenAPI document says', async () => {
  await fuzzApi(500)
}, 60_000)
