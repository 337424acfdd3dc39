/** Replaced at build time; empty means that the API lives where the page came from. */
export const API_HOST = process.env['API_HOST'] || window.location.origin
