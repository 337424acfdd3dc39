import { CONDITIONS, TROUBLES } from '~/contract/library'
import { seenSigns } from '~/diagnosis'
import type { EntryId, SeenSign } from '~/diagnosis'
import { seenOf } from '~/diagnosis/library/seenSigns'

const ids = [...Object.keys(CONDITIONS), ...Object.keys(TROUBLES)] as EntryId[]
const isHealthy = (id: string) => id.endsWith('healthy')

it('every page but that of a healthy leaf has one to three different signs', () => {
  const wrong = ids.filter((id) => {
    const seen = seenOf(id)
    if (new Set(seen).size !== seen.length) return true
    return isHealthy(id) ? seen.length > 0 : seen.length < 1 || seen.length > 3
  })
  expect(wrong).toEqual([])
  expect(seenOf('drought')).toEqual([])
})

it('every sign leads to at least three pages', () => {
  const counts = seenSigns.map(({ id }) => [id, ids.filter((page) => seenOf(page).includes(id)).length] as const)
  expect(counts).toHaveLength(9)
  expect(counts.filter(([, count]) => count < 3)).toEqual([])
})

it.each<[EntryId, SeenSign[]]>([
  ['fallArmyworm', ['holes', 'insects']],
  ['stemBorer', ['holes', 'insects']],
  ['tuta', ['holes', 'insects']],
  ['diamondbackMoth', ['holes', 'insects']],
  ['cabbageAphid', ['curling', 'insects']],
  ['aflatoxin', ['mould']],
  ['lethalNecrosis', ['yellow']],
  ['cassavaMosaic', ['yellow', 'curling']],
  ['tomatoBacterialWilt', ['wilting']],
  ['bananaWilt', ['wilting']],
  ['coffeeRust', ['powder']],
  ['onionThrips', ['insects']],
  ['Chilli___Powdery_mildew', ['powder']],
  ['Cherry_(including_sour)___Powdery_mildew', ['powder']],
  ['Tomato___Late_blight', ['spots', 'mould']],
  ['Tomato___Tomato_Yellow_Leaf_Curl_Virus', ['yellow', 'curling']],
  ['Tomato___Tomato_mosaic_virus', ['yellow']],
])('%s is found by %j', (id, signs) => {
  expect(seenOf(id)).toEqual(expect.arrayContaining(signs))
})

it('no page is found by a sign that it rules out', () => {
  expect(seenOf('tomatoBacterialWilt')).not.toContain('yellow')
  expect(seenOf('aflatoxin')).not.toContain('powder')
  expect(seenOf('Tomato___Early_blight')).not.toContain('mould')
})
