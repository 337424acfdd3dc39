import type { CropWords } from '../types'

export const blueberry = {
  Blueberry___healthy: {
    check: {
      question: 'Je, jani ni la kijani juu, bila madoa, unga wala mabaka mekundu?',
      ifNot: 'Ukiona alama, mwonyeshe afisa wa kilimo mmea huo.',
    },
    actions: [
      'Geuza majani mengine kumi na uyaangalie kwa karibu.',
      'Angalia mashina kama yana sehemu nyeusi au zinazokufa.',
    ],
    next: ['Hakikisha udongo una asidi. Weka matandazo ili ubaki na unyevu.', 'Kata mashina yaliyokufa siku kavu.'],
    doNotSpray: 'Usinyunyizie dawa kwenye mmea unaoonekana kuwa na afya. Utapoteza pesa na huenda ukadhuru nyuki.',
    protect: ['Kagua mistari mara moja kwa wiki.', 'Nunua miche mipya kutoka kitalu kilichoidhinishwa.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, matunda, wadudu wala ugonjwa unaoanza.',
    notCovered:
      'Programu hii haijui ugonjwa wowote wa blueberry. Inaweza tu kusema kwamba jani linaonekana kama la blueberry lisilo na dalili.',
  },
} satisfies CropWords<'blueberry'>
