import type { Messages } from '../en/en'

export const library: Messages['library'] = {
  name: 'Maktaba ya majani',
  title: 'Maktaba ya majani: magonjwa ya mazao na dalili zake | Jani',
  description:
    'Magonjwa ya mahindi, nyanya, viazi, maharagwe na mazao mengine tisa: dalili, yanayofanana, la kufanya, na chanzo cha kila taarifa.',
  lead: 'Dalili, magonjwa yanayofanana na la kufanya, pamoja na vyanzo. Unaweza kusoma kila ukurasa bila akaunti, na hata bila mtandao baada ya kufungua programu ya Jani mara moja.',
  draft: 'Michoro ni rahisi: kila mmoja unaonyesha aina moja ya alama, si kila umbo lake.',
  condition: {
    title: '{{title}}. Dalili na la kufanya | Jani',
    description: '{{signs}} Swali: {{question}}',
    signs: 'Dalili',
    officerName: 'Jina kwa ajili ya afisa:',
  },
  evidence: {
    told: 'Programu ya Jani hutoa hili kama jibu moja la uhakika ukiiambia zao tu. Vinginevyo hutaja daima kingine kinachoweza kuwa.',
    ranked:
      'Picha peke yake haiwezi kuamua. Programu ya Jani haitoi hili kamwe kama jibu moja la uhakika: daima hutaja kingine kinachoweza kuwa.',
    laboratoryOnly:
      'Programu ya Jani inalijua hili kwa picha za maabara pekee. Shambani mwako linaweza kuonekana tofauti, na programu haitoi hili kamwe kama jibu moja la uhakika.',
  },
  photoCredit: 'Picha za majani ya mfano:',
  photograph: 'Piga picha ya jani',
  readMore: 'Soma zaidi kwenye maktaba ya majani',
  readMoreOf: 'Maktaba ya majani: {{name}}',
  fromFaq: 'Tafuta ugonjwa kwenye maktaba ya majani',
}
