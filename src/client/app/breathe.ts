/** Lets the browser answer to whatever has happened meanwhile. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve))
