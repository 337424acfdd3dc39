import type { Messages } from '../en/en'

export const errors: Messages['errors'] = {
  noAnswer: 'Seva haijibu. Tafadhali jaribu tena baadaye.',
  unexpected: 'Hitilafu isiyotarajiwa imetokea.',
  auth: 'Hitilafu imetokea. Tafadhali jaribu tena.',
  diagnosis: 'Hitilafu imetokea wakati wa uchunguzi.',
  tooLarge: 'Faili ni kubwa mno. Tafadhali tuma ndogo zaidi.',
}
