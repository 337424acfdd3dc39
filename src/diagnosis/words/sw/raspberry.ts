import type { CropWords } from '../types'

export const raspberry = {
  Raspberry___healthy: {
    check: {
      question: 'Je, jani ni la kijani juu na limepauka chini, bila madoa wala unga?',
      ifNot: 'Ukiona alama, mwonyeshe afisa wa kilimo mmea huo.',
    },
    actions: ['Geuza majani mengine kumi na utafute unga.', 'Angalia mashina kama yana sehemu nyeusi au zilizobonyea.'],
    next: ['Kata mashina yaliyozeeka baada ya kuzaa matunda.', 'Punguza yaliyobaki ili majani yakauke haraka.'],
    doNotSpray: 'Usinyunyizie dawa kwenye mmea unaoonekana kuwa na afya. Utapoteza pesa na huenda ukadhuru nyuki.',
    protect: ['Kagua mistari mara moja kwa wiki.', 'Nunua miche mipya kutoka kitalu kilichoidhinishwa.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, mashina, matunda, wadudu wala ugonjwa unaoanza.',
    notCovered:
      'Programu hii haijui ugonjwa wowote wa raspberry. Inaweza tu kusema kwamba jani linaonekana kama la raspberry lisilo na dalili.',
  },
} satisfies CropWords<'raspberry'>
