import { beforeSendingSw } from '~/contract/errors/beforeSending'

import type { Messages } from '../en/en'

export const errors: Messages['errors'] = {
  noResponse: 'Seva haijibu. Tafadhali jaribu tena baadaye.',
  unexpected: 'Hitilafu isiyotarajiwa imetokea.',
  auth: 'Hitilafu imetokea. Tafadhali jaribu tena.',
  diagnosis: 'Hitilafu imetokea wakati wa uchunguzi.',
  unsendable: {
    heic: 'Kivinjari hiki hakiwezi kufungua picha za HEIC. Tafadhali weka kamera yako kwenye JPEG, au chagua picha ya skrini ya picha hiyo.',
    unreadable: 'Picha hii haiwezi kufunguliwa hapa. Tafadhali chagua nyingine ya JPEG, PNG au WebP.',
  },
  beforeSending: beforeSendingSw,
}
