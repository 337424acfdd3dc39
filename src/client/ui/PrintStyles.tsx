import { GlobalStyles } from '@mui/material'
import type { Theme } from '@mui/material/styles'

const LIGHT = ':root, [data-light]'
/** Controls without text worth printing; rows and tiles have some. */
const CONTROLS = '.MuiButtonBase-root:not(.MuiAccordionSummary-root, .MuiListItemButton-root, .MuiCardActionArea-root)'
const NOT_READ = `body > a, #content ~ footer, header:has(~ #content), nav, a[href="#content"], .mui-fixed, .notistack-SnackbarContainer, #content :is(form, ${CONTROLS})`

/** Prints the content of this page in light colours, without bars and overlays. */
export const PrintStyles = () => <GlobalStyles styles={printStyles} />

function printStyles(theme: Theme) {
  const sheets = theme.generateStyleSheets() as Record<string, object>[]
  const light = sheets.find((sheet) => LIGHT in sheet)?.[LIGHT]
  return {
    '@media print': {
      'html[data-dark]': { ...light },
      html: {
        printColorAdjust: 'exact', // keeps text on coloured ground and filled dots
        '--mui-palette-background-default': '#fff !important',
      },
      [NOT_READ]: { display: 'none !important' },
      // a fold that was never opened has no text yet
      '.MuiAccordion-root:not(:has(.MuiCollapse-root)), .MuiAccordionSummary-expandIconWrapper': {
        display: 'none !important',
      },
      '.MuiCollapse-root': {
        height: 'auto !important',
        overflow: 'visible !important',
        visibility: 'visible !important',
      },
      'figure, img, li, .MuiCard-root': { breakInside: 'avoid' },
    },
  } as const
}
