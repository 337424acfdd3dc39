import { outputSide } from './planConvolutions'
import type { Convolution } from './planConvolutions'

const FLOAT_BYTES = 4

/** Where each convolution writes, by the name of its output: a buffer is used again once nothing reads it any more. */
export function placeFeatures(
  convolutions: readonly Convolution[],
  reserve: (bytes: number) => number,
): Map<string, number> {
  const lastUse = new Map<string, number>()
  for (const [index, { input, shortcut }] of convolutions.entries())
    for (const name of [input, shortcut]) if (name !== undefined) lastUse.set(name, index)
  const buffers: { at: number; bytes: number; user?: string | undefined }[] = []
  const places = new Map<string, number>()
  for (const [index, layer] of convolutions.entries()) {
    const bytes = outputSide(layer) ** 2 * layer.cout * FLOAT_BYTES
    const free = buffers.filter((buffer) => buffer.user === undefined && buffer.bytes >= bytes)
    const [buffer = { at: reserve(bytes), bytes }] = free.sort((a, b) => a.bytes - b.bytes)
    if (!buffers.includes(buffer)) buffers.push(buffer)
    buffer.user = layer.output
    places.set(layer.output, buffer.at)
    for (const used of buffers) if (lastUse.get(used.user ?? '') === index) used.user = undefined
  }
  return places
}
