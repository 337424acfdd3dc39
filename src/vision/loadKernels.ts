import { COMPILED_KERNELS } from './compiledKernels'

/** Exports of `assembly/`: addresses and sizes in bytes of `memory`. */
type Exports = {
  memory: { buffer: ArrayBuffer; grow(pages: number): number }
  resampleRows(
    from: number,
    rowBytes: number,
    pixelBytes: number,
    to: number,
    rows: number,
    side: number,
    plan: number,
    step: number,
  ): void
  resampleColumns(from: number, rowBytes: number, to: number, side: number, plan: number, step: number): void
  first(x: number, w: number, b: number, out: number, side: number): void
  pointwise(
    x: number,
    w: number,
    b: number,
    out: number,
    add: number,
    pixels: number,
    cin: number,
    cout: number,
    clips: number,
  ): void
  depthwise(x: number, w: number, b: number, out: number, side: number, channels: number, stride: number): void
  mean(x: number, out: number, pixels: number, channels: number): void
  unfold(from: number, scale: number, to: number, cin: number, cout: number, perInput: number): void
}

/** Not declared for Node, though the same everywhere. */
type Host = {
  WebAssembly: { instantiate(code: Uint8Array): Promise<{ instance: { exports: unknown } }> }
}

export type Kernels = ReturnType<typeof createArena> & { run: Exports }

const PAGE_BYTES = 65_536
const ALIGNMENT = 16
const FLOAT_BYTES = 4

/** Compiled kernels and their memory. Rejects without WebAssembly or its SIMD instructions. */
export async function createKernels(): Promise<Kernels> {
  const code = Uint8Array.from(atob(COMPILED_KERNELS), (character) => character.charCodeAt(0))
  const { instance } = await (globalThis as unknown as Host).WebAssembly.instantiate(code)
  const run = instance.exports as Exports
  return { run, ...createArena(run.memory) }
}

/** Allocates memory from its start, growing it as needed. */
function createArena(memory: Exports['memory']) {
  let top = ALIGNMENT // 0 means "none"

  /** Adds padding: kernels access up to 15 bytes past an end. */
  const reserve = (bytes: number): number => {
    const at = top
    top += Math.ceil(bytes / ALIGNMENT + 1) * ALIGNMENT
    const missing = top - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES))
    return at
  }

  return {
    reserve,
    put: (bytes: Uint8Array | Uint8ClampedArray, at = reserve(bytes.length)): number => {
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes)
      return at
    },
    putFloats: (values: Float32Array, at = reserve(values.length * FLOAT_BYTES)): number => {
      new Float32Array(memory.buffer, at, values.length).set(values)
      return at
    },
    /** Returns a copy. */
    bytesAt: (at: number, length: number) => new Uint8Array(memory.buffer, at, length).slice(),
    floatsAt: (at: number, length: number) => new Float32Array(memory.buffer, at, length).slice(),
    /** Frees afterwards what `work` reserves. */
    temporarily: <Result>(work: () => Result): Result => {
      const before = top
      try {
        return work()
      } finally {
        top = before
      }
    },
  }
}
