/** Text so large, or a window so narrow, that nothing fits beside anything: 200 % on a phone. */
export const LARGE_TEXT = '@media (max-width: 14rem)'
/** A phone on its side. */
export const SHORT_WINDOW = '@media (max-height: 480px) and (orientation: landscape)'

/** The width of a bar at the right edge of such a window, while there is one. */
export const SIDE_BAR = '--side-bar'
