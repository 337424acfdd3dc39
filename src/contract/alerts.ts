import { array, boolean, object, string, type InferType } from 'yup'

import { CROPS } from './crops/crops'
import { en } from './errors/en'
import { MAX_PLOTS, PLOT_LENGTH } from './limits'

const choice = boolean().strict().typeError(en.notUnderstood).required(en.notUnderstood)
const names = (max: number, length: number) =>
  array(string().strict().typeError(en.notUnderstood).required(en.notUnderstood).max(length, en.notUnderstood))
    .typeError(en.notUnderstood)
    .required(en.notUnderstood)
    .max(max, en.notUnderstood)

/** What an account is told of: on its first page, by push where a browser has asked for it, and by mail. */
export const alertsSchema = object({
  /** Plants to look at again. */
  due: choice,
  /** Advice that was given and has changed since. */
  advice: choice,
  /** What an expert has confirmed in the county of the account; with the plan. True where an earlier client leaves it out. */
  confirmed: boolean().strict().typeError(en.notUnderstood).default(true),
  /** Also by mail, once the address is confirmed. */
  mail: choice,
  /** Ids of crops, and names of fields, that no alert is about. */
  withoutCrops: names(CROPS.length, 40),
  withoutPlots: names(MAX_PLOTS, PLOT_LENGTH),
})

export type Alerts = InferType<typeof alertsSchema>

/** Whether alerts about this crop on this field are wanted. */
export const isWanted = (alerts: Alerts, about: { crop: string | null; plot: string | undefined }) =>
  !(about.crop !== null && alerts.withoutCrops.includes(about.crop)) &&
  !(about.plot !== undefined && alerts.withoutPlots.includes(about.plot))

/** Of an account that has chosen nothing. */
export const DEFAULT_ALERTS: Alerts = {
  due: true,
  advice: true,
  confirmed: true,
  mail: false,
  withoutCrops: [],
  withoutPlots: [],
}
