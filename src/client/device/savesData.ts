type Connection = { saveData?: boolean }

/** The visitor has asked the browser to load no more than needed. */
export const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true
