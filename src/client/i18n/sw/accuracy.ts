import type { Messages } from '../en/en'

export const accuracy: Messages['accuracy'] = {
  heading: 'Programu ya Jani ilikuwa sahihi mara ngapi?',
  lead: 'Watu wanaojua mazao huangalia majibu ya programu ya Jani na kusema kama yalikuwa sahihi. Haya ndiyo waliyosema.',
  since: 'Imehesabiwa tangu {{day}}.',
  by: {
    expert: 'Yaliyokaguliwa na wataalamu',
    invited: 'Yaliyokaguliwa na maafisa wa kilimo walioalikwa na msimamizi',
  },
  table: { said: 'Programu ya Jani ilikuwa imesema', right: 'Ilikuwa sahihi mara ngapi', all: 'Mazao yote' },
  levels: {
    verySure: 'Uhakika mkubwa',
    fairlySure: 'Uhakika wa kiasi',
    probable: 'Huenda ni hivyo',
    ranked: 'Orodha ya kukagua',
  },
  share: '{{right}} kati ya {{judged}}; {{low}} hadi {{high}} kwa kila 100',
  tooFew: 'bado ni machache ({{judged}} kati ya {{least}})',
  undecided_one: 'Kwa jibu {{count}} mtu hakuweza kujua: halikuhesabiwa hapo juu.',
  undecided_other: 'Kwa majibu {{count}} mtu hakuweza kujua: hayakuhesabiwa hapo juu.',
  none: {
    title: 'Bado hakuna jibu lililokaguliwa na mtu',
    text: 'Kwa hivyo bado hatujui programu ya Jani iko sahihi mara ngapi mashambani. Nambari zitaonekana hapa watu wakikagua majibu.',
  },
  notes: {
    heading: 'Jinsi ya kusoma hapa',
    between:
      'Majibu mengi sana kama haya yakikaguliwa, kiwango halisi kingekuwa ndani ya nambari hizi mbili mara 19 kati ya 20.',
    ranked: 'Orodha huhesabiwa kuwa sahihi ikiwa ina jina ambalo mtu amelitaja.',
    who: 'Wataalamu hujibu kwenye dawati la programu ya Jani. Maafisa hujibu kwa kiungo wanachopewa na mkulima, na huhesabiwa tu ikiwa msimamizi amewaalika.',
    sample:
      'Wakulima huuliza hasa pale ambapo programu ya Jani haina uhakika, au jibu lake halikusaidia. Kwa hivyo haya si majibu yaliyochaguliwa bila mpangilio: kati ya majibu yote, huenda yaliyo sahihi ni mengi zaidi.',
    bias: 'Wanaokagua hukosea pia, hasa wakiona picha tu. Wakikosea mara moja kati ya kumi, {{share}} kwa kila 100 hapa ni takriban {{truth}} kwa kila 100 kwa uhalisia.',
  },
}
