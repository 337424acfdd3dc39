export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }

export const devices = [
  { name: 'phone', viewport: PHONE },
  { name: 'desktop', viewport: DESKTOP },
] as const

export const schemes = ['light', 'dark'] as const
