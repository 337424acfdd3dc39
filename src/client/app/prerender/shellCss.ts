import { darkPalette, lightPalette } from '~/client/theme/palette'

/** What every page needs before the app is here: its ground in both schemes, and the note that the app did not come. */
export const shellCss = () =>
  [
    `html{color-scheme:light dark;background:${lightPalette.background?.default ?? ''}}`,
    `#trouble:not([hidden]){position:fixed;inset:auto 0 0;z-index:2000;padding:16px;text-align:center;background:${darkPalette.background?.paper ?? ''};color:${darkPalette.text?.primary ?? ''}}`,
    '#trouble button{min-height:44px;padding:0 24px}button{font-family:inherit}', // see criticalCss
    `@media (prefers-color-scheme:dark){html:not([data-light]){background:${darkPalette.background?.default ?? ''}}}`,
    `html[data-dark]{background:${darkPalette.background?.default ?? ''}}`,
  ].join('')
