import { sendOddPhotos } from '../../support/oddPhotos'

it('answers odd files with the right status and charges nothing for a refusal', () => sendOddPhotos(10), 60_000)
