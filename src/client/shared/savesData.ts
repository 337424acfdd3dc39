type Connection = { saveData?: boolean }

/** Whether the visitor has asked for as few bytes as can be. */
export const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true
