/** One field of a protocol buffer: its number, and a whole number or bytes. */
export type Field = { field: number; value: number; bytes: Uint8Array }

const NONE = new Uint8Array()
/** Kinds of fields, as they are written. */
const VARINT = 0
const LENGTH_DELIMITED = 2
const FIXED32 = 5
const [FIXED32_BYTES, FIXED64_BYTES] = [4, 8]

/** The fields of a protocol buffer, one after the other; a truncated one throws. */
export function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  const reader = readVarints(bytes)
  while (reader.isMore()) {
    const key = reader.next()
    const [field, kind] = [key >>> 3, key & 7]
    if (kind === VARINT) yield { field, value: reader.next(), bytes: NONE }
    else {
      const length = kind === LENGTH_DELIMITED ? reader.next() : kind === FIXED32 ? FIXED32_BYTES : FIXED64_BYTES
      yield { field, value: 0, bytes: reader.take(length) }
    }
  }
}

/** The whole numbers of a repeated field: packed into one, or one for each. */
export function numbersOf({ value, bytes }: Field): number[] {
  if (bytes.length === 0) return [value]
  const reader = readVarints(bytes)
  const numbers: number[] = []
  while (reader.isMore()) numbers.push(reader.next())
  return numbers
}

function readVarints(bytes: Uint8Array) {
  let at = 0

  function take(length: number): Uint8Array {
    if (at + length > bytes.length) throw new Error('The leaf network is cut off.')
    at += length
    return bytes.subarray(at - length, at)
  }

  return {
    isMore: () => at < bytes.length,
    take,
    /** 64 bits with a sign, seven in each byte. */
    next(): number {
      let value = 0n
      for (let shift = 0n; ; shift += 7n) {
        const [byte = 0] = take(1)
        value |= BigInt(byte & 127) << shift
        if (byte < 128) return Number(BigInt.asIntN(64, value))
      }
    },
  }
}
