import { sendOddPhotos } from '../../support/oddPhotos'

it('answers 1,200 odd files with the right status and charges nothing for a refusal', () => sendOddPhotos(1), 600_000)
