import type { Label } from './catalogue'
import type { CropId } from './types'

/** How far the network may be trusted with a label, as the model card says it. */
type Evidence = 'alone' | 'told' | 'ranked' | 'laboratoryOnly'

/** Those that may be one confident result: a test compares them with the thresholds of the shipped model. */
export const ALONE: ReadonlySet<string> = new Set<Label>([
  'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
  'Corn_(maize)___Common_rust_',
  'Corn_(maize)___Northern_Leaf_Blight',
  'Tomato___Early_blight',
  'Tomato___Late_blight',
  'Tomato___healthy',
  'Apple___healthy',
])

/** Those that may be one confident answer only where the farmer has told the crop. */
export const ALONE_IF_TOLD: ReadonlySet<string> = new Set<Label>(['Potato___Early_blight', 'Potato___Late_blight'])

const LABORATORY_CROPS: ReadonlySet<CropId> = new Set<CropId>([
  'grape',
  'orange',
  'sweet-pepper',
  'cherry',
  'blueberry',
  'raspberry',
])
/** Labels of crops that have field photos of other conditions. */
const LABORATORY_LABELS: ReadonlySet<string> = new Set<Label>([
  'Tomato___Bacterial_spot',
  'Tomato___Leaf_Mold',
  'Tomato___Septoria_leaf_spot',
  'Tomato___Spider_mites Two-spotted_spider_mite',
  'Tomato___Target_Spot',
  'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
  'Strawberry___Leaf_scorch',
  'Strawberry___healthy',
  'Potato___healthy',
])

export function evidenceFor({ label, crop }: { label: string; crop: CropId }): Evidence {
  if (ALONE.has(label)) return 'alone'
  if (ALONE_IF_TOLD.has(label)) return 'told'
  return LABORATORY_CROPS.has(crop) || LABORATORY_LABELS.has(label) ? 'laboratoryOnly' : 'ranked'
}
