import type { Messages } from '../en/en'

export const look: Messages['look'] = {
  byPhone: 'Imeangaliwa na simu hii.',
  free: 'Haiko kwenye historia yako, hakuna krediti iliyotumika.',
  today: 'Salama kufanya sasa',
  later: 'Huu bado si uchunguzi. Jibu kamili huja picha ikitumwa.',
  ask: 'Angalia kwa simu hii (bure)',
  looking: 'Simu hii inaangalia jani',
  failed: 'Simu hii haikuweza kuangalia picha hii.',
  pack: {
    heading: 'Weka programu ya Jani kwenye simu hii',
    text: 'Kisha itaangalia majani bila mtandao. MB {{megabytes}}, mara moja tu: takriban dakika moja kwenye 3G ya polepole.',
    saver: 'Kivinjari chako kinaokoa data. Hakuna kinachopakuliwa usipoomba hapa.',
    keep: 'Weka kwenye simu hii: MB {{megabytes}}',
    progress: 'MB {{done}} kati ya {{megabytes}}. Zilizofika zinabaki hapa.',
    label: 'Inapakua',
    stop: 'Simamisha kwa sasa',
    goOn: 'Endelea',
    broken: 'Mtandao umekatika, au simu hii imejaa. Zilizofika zinabaki hapa.',
    keptHeading: 'Programu ya Jani iko kwenye simu hii',
    kept: 'Iko tayari bila mtandao. Inaangalia mazao {{count}}. Jibu kamili huja mtandao ukipatikana.',
    newer: 'Toleo jipya, MB {{megabytes}}. Lako bado linafanya kazi.',
    fetch: 'Pakua toleo jipya',
    remove: 'Ondoa kwenye simu hii',
    removed: 'Imeondolewa. Majibu na picha zako zinabaki.',
  },
}
