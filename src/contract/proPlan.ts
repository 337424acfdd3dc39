/** The plan on sale: the only place for its price in Kenya shillings and its length. */
export const PRO_PLAN = { name: 'Pro Crop Care', priceKsh: 100, days: 30 } as const

/** Without an answer for this long, an order is over for the buyer, and another one may follow. */
export const ORDER_ANSWER_MS = 2 * 60_000

/** Its owner hears of the end of a plan this long before. */
export const PLAN_ENDS_SOON_MS = 3 * 24 * 60 * 60_000
