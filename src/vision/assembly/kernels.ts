export { depthwise, first, mean, pointwise, unfold } from './layers'
export { resampleColumns, resampleRows } from './resampleRows'
