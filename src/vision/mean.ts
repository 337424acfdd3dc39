type Numbers = Float32Array | readonly number[]

export function sumOf(values: Numbers): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

export const mean = (values: Numbers) => sumOf(values) / values.length
