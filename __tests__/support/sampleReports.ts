import { writeReport } from '~/diagnosis'
import type { Candidate, Verdict } from '~/diagnosis'

const CLASSES = [
  'Corn_(maize)___Northern_Leaf_Blight',
  'Corn_(maize)___Common_rust_',
  'Tomato___Late_blight',
  'Tomato___Tomato_Yellow_Leaf_Curl_Virus',
  'Tomato___Spider_mites Two-spotted_spider_mite',
  'Bean___Angular_leaf_spot',
  'Strawberry___Powdery_mildew',
  'Chilli___Leaf_curl_(mites_and_thrips)',
  'Apple___Apple_scab',
  'Tomato___healthy',
]

const candidates = (...labels: string[]): Candidate[] =>
  labels.map((label, index) => ({ label, probability: [0.55, 0.3, 0.1][index] ?? 0.05 }))

const OTHER_VERDICTS: Record<string, Verdict> = {
  'Ranked, two candidates': {
    kind: 'ranked',
    candidates: candidates('Tomato___Early_blight', 'Tomato___Late_blight'),
  },
  'Ranked, three candidates': {
    kind: 'ranked',
    candidates: candidates(
      'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot',
      'Corn_(maize)___Northern_Leaf_Blight',
      'Corn_(maize)___Common_rust_',
    ),
  },
  'Ranked, citrus greening': {
    kind: 'ranked',
    candidates: candidates('Orange___Haunglongbing_(Citrus_greening)', 'Orange___healthy'),
  },
  Unsure: { kind: 'unsure', candidates: candidates('Potato___Early_blight', 'Potato___Late_blight') },
  'Not a leaf': { kind: 'notALeaf' },
  'A crop it does not know': { kind: 'unknownCrop' },
  'Too dark': { kind: 'tooDark' },
  'Too blurred': { kind: 'tooBlurred' },
  'Too far': { kind: 'tooFar' },
}

const confident = (label: string, index: number): Verdict => ({
  kind: 'confident',
  label,
  probability: index % 2 === 0 ? 0.96 : 0.88,
  sureness: index % 2 === 0 ? 'very' : 'fairly',
  alternatives: [],
})

const INTRODUCTION = `# Sample reports

What a farmer reads, for ten classes and for every verdict. Written by \`npm run sample-reports\` from \`src/diagnosis\`; a test fails when this page is out of date. The probabilities are examples.`

/** `docs/sample-reports.md`, as it has to be. */
export function sampleReports(): string {
  const verdicts: [string, Verdict][] = [
    ...CLASSES.map((label, index): [string, Verdict] => [`\`${label}\`, confident`, confident(label, index)]),
    ...Object.entries(OTHER_VERDICTS),
  ]
  const parts = verdicts.map(([title, verdict]) => `## ${title}\n\n${quoted(writeReport(verdict))}`)
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`
}

/** In a block of quotation, so that the report's own headings do not become the page's. */
const quoted = (report: string) =>
  report
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
