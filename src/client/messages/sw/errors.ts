import { sw } from '~/contract/errors/sw'

import type { Messages } from '../en/en'

export const errors: Messages['errors'] = {
  noAnswer: 'Seva haijibu. Tafadhali jaribu tena baadaye.',
  unexpected: 'Hitilafu isiyotarajiwa imetokea.',
  auth: 'Hitilafu imetokea. Tafadhali jaribu tena.',
  diagnosis: 'Hitilafu imetokea wakati wa uchunguzi.',
  codes: sw,
}
