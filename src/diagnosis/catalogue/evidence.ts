import type { Label } from './catalogue'
import type { CropId } from './types'

/** How far the network may be trusted with a label, as the model card says it. */
type Evidence = 'alone' | 'told' | 'ranked' | 'laboratoryOnly'

type ByCrop = Partial<Record<CropId, readonly Label[]>>

/** Those that may be one confident result: a test compares them with the thresholds of the shipped model. */
export const ALONE = {
  maize: [
    'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
    'Corn_(maize)___Common_rust_',
    'Corn_(maize)___Northern_Leaf_Blight',
  ],
  tomato: ['Tomato___Early_blight', 'Tomato___Late_blight', 'Tomato___healthy'],
  apple: ['Apple___healthy'],
} as const satisfies ByCrop

/** Those that may be one confident answer only where the farmer has told the crop. */
export const ALONE_IF_TOLD = {
  potato: ['Potato___Early_blight', 'Potato___Late_blight'],
} as const satisfies ByCrop

const LABORATORY_CROPS: ReadonlySet<CropId> = new Set<CropId>([
  'grape',
  'orange',
  'sweet-pepper',
  'cherry',
  'blueberry',
  'raspberry',
])
/** Labels of crops that have field photos of other conditions. */
const LABORATORY_LABELS = {
  tomato: [
    'Tomato___Bacterial_spot',
    'Tomato___Leaf_Mold',
    'Tomato___Septoria_leaf_spot',
    'Tomato___Spider_mites Two-spotted_spider_mite',
    'Tomato___Target_Spot',
    'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
  ],
  potato: ['Potato___healthy'],
  strawberry: ['Strawberry___Leaf_scorch', 'Strawberry___healthy'],
} as const satisfies ByCrop

type LabelIn<Labels> = Labels extends Record<string, readonly (infer One)[]> ? One : never
type NamedLabel = LabelIn<typeof ALONE> | LabelIn<typeof ALONE_IF_TOLD> | LabelIn<typeof LABORATORY_LABELS>
type NamedByCrop = Partial<Record<CropId, readonly NamedLabel[]>>

const labelsOf = (crop: CropId, labels: NamedByCrop) => labels[crop] ?? []

/** What a photo of this crop can be answered with. `laboratory`: known from no field photo, all labels or these. */
export const coverageOf = (crop: CropId) => ({
  alone: labelsOf(crop, ALONE),
  told: labelsOf(crop, ALONE_IF_TOLD),
  laboratory: LABORATORY_CROPS.has(crop) ? ('all' as const) : labelsOf(crop, LABORATORY_LABELS),
})

export function evidenceFor({ label, crop }: { label: string; crop: CropId }): Evidence {
  const { alone, told, laboratory } = coverageOf(crop)
  const isIn = (labels: readonly string[]) => labels.includes(label)
  if (isIn(alone)) return 'alone'
  if (isIn(told)) return 'told'
  return laboratory === 'all' || isIn(laboratory) ? 'laboratoryOnly' : 'ranked'
}
