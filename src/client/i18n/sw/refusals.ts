import { sw } from '~/contract/errors/sw'

export const refusals = sw
