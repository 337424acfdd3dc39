import type { Messages } from '../en/en'

export const accuracy: Messages['accuracy'] = {
  heading: 'Jani ilikuwa sahihi mara ngapi?',
  lead: 'Watu wanaojua mazao huangalia majibu ya Jani na kusema kama yalikuwa sahihi. Haya ndiyo waliyosema.',
  since: 'Imehesabiwa tangu {{day}}.',
  by: { expert: 'Wataalamu walisema', invited: 'Maafisa wa kilimo walioalikwa na msimamizi walisema' },
  table: { said: 'Jani ilikuwa imesema', right: 'Ilikuwa sahihi mara ngapi', all: 'Mazao yote' },
  levels: {
    verySure: 'Uhakika mkubwa',
    fairlySure: 'Uhakika wa kiasi',
    probable: 'Huenda ni hivyo',
    ranked: 'Orodha ya yanayowezekana',
  },
  share: '{{right}} kati ya {{judged}}; kati ya {{low}} na {{high}} kwa kila 100',
  tooFew: 'bado ni machache ({{judged}} kati ya {{least}})',
  undecided_one: 'Kwa jibu {{count}} mtu hakuweza kusema: halimo kwenye safu yoyote.',
  undecided_other: 'Kwa majibu {{count}} mtu hakuweza kusema: hayamo kwenye safu yoyote.',
  none: {
    title: 'Bado hakuna jibu lililokaguliwa na mtu',
    text: 'Kwa hivyo hakuna anayejua Jani iko sahihi mara ngapi mashambani. Nambari zitaonekana hapa watu wakikagua majibu.',
  },
  notes: {
    heading: 'Jinsi ya kusoma hapa',
    between: 'Kwenye mashamba mengine mengi kama haya, idadi ingekuwa kati ya nambari hizi mbili mara 19 kati ya 20.',
    ranked: 'Orodha huhesabiwa kuwa sahihi ikiwa ina jina ambalo mtu amelitaja.',
    who: 'Wataalamu hujibu kwenye dawati la Jani. Maafisa hujibu kwa kiungo wanachopewa na mkulima, na huhesabiwa tu ikiwa msimamizi amewaalika.',
    sample:
      'Wakulima huuliza hasa pale ambapo Jani haina uhakika, au jibu lake halikusaidia. Kwa hivyo haya si majibu yaliyochaguliwa bila mpangilio: kati ya majibu yote, huenda yaliyo sahihi ni mengi zaidi.',
    bias: 'Wanaokagua hukosea pia, hasa kwa kutumia picha. Ikiwa mara moja kati ya kumi wanakosea, {{share}} kwa kila 100 hapa ni takriban {{truth}} kwa kila 100 kwa kweli.',
  },
}
