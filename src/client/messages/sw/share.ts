import type { Messages } from '../en/en'

export const share: Messages['share'] = {
  button: 'Shiriki',
  newPhoto: 'Picha mpya',
  dialog: {
    title: 'Shiriki jibu hili',
    privacy: 'Jina lako na mahali ulipo havimo.',
    photo: 'Weka picha yangu pia',
    photoPrinted: 'Weka picha yangu kwenye karatasi',
    apps: 'Chagua programu',
    whatsApp: 'Tuma kwa WhatsApp',
    sms: 'Tuma kwa SMS moja',
    copy: 'Nakili maandishi',
    print: 'Chapisha kwa ajili ya afisa wa kilimo',
    close: 'Funga',
    copied: 'Maandishi yamenakiliwa.',
    copyByHand: 'Bonyeza maandishi haya kwa muda ili uyanakili',
    failed: 'Haikuwezekana kushiriki. Badala yake, nakili maandishi.',
    photoFailed: 'Picha yako haikuweza kusomwa. Unaweza kushiriki maandishi bila picha.',
  },
  text: {
    origin:
      'Kutoka programu ya Jani, {{date}}. Programu hii huangalia picha tu, na uchunguzi wa picha unaweza kukosea. Muulize afisa wa kilimo wa wadi au kaunti yako.',
    sms: 'Jani {{date}}: picha inaweza kukosea.',
  },
  slip: {
    title: 'Uchunguzi wa jani: kwa afisa wa kilimo',
    date: 'Tarehe',
    crop: 'Zao',
    cropUnknown: 'Halijulikani',
    mayBe: 'Huenda ni',
    sureness: 'Uhakika',
    photo: 'Picha ya jani',
    checked: 'Mkulima amekagua nini na kuiambia Jani',
    checks: 'Mkulima anaweza kukagua nini shambani',
    yes: 'Ndiyo',
    no: 'Hapana',
    told: 'Mkulima ameambiwa na programu ya Jani afanye nini',
    name: 'Mkulima',
    place: 'Mahali',
    notes: 'Maelezo ya afisa',
    origin:
      'Imeandikwa na Jani, programu ya kompyuta inayoangalia picha ya jani. Uchunguzi wa picha unaweza kukosea. Toleo la modeli: {{version}}.',
  },
}
