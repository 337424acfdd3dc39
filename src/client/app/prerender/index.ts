export { renderLandingPage } from './renderLandingPage'
export { shellCss } from './shellCss'
