import type { Illustration } from '~/client/shared/Picture'
import { CREDITS_PER_DIAGNOSIS, FREE_CREDITS } from '~/contract/limits'

/** Every word and picture of the landing page; the sections only arrange them. */

export const hero = {
  eyebrow: 'AI Meets Agriculture',
  /** One sentence; on a wide screen the line breaks between its two halves. */
  headline: ['Secure Your Harvest Today,', 'Combat Crop Diseases with Smart AI-Powered Leaf Diagnosis'],
  lead: 'Protect Your Crops, Increase Yields, Feed the Future',
  taglines: [
    'Smarter Farming, Powered by AI Diagnosis',
    'Join the Smart Farming Revolution',
    'Technology That Transforms Farming and Food Security',
  ],
  diagnoseLabel: 'Diagnose Now',
  howItWorksLabel: 'How It Works',
  illustration: {
    src: '/illustrations/hero.svg',
    alt: 'A phone held over a large green leaf marks the diseased spots on it; ploughed field rows lie behind.',
    width: 640,
    height: 560,
  } satisfies Illustration,
}

export const intro = {
  eyebrow: 'Why it matters',
  title: 'Infectious plant diseases destroy up to 40% of global crops',
  text: 'Machine learning gives instant detection and diagnosis. Jani puts it on the phone you already carry, to reduce yield loss and improve food security.',
}

export type Plan = {
  name: string
  description: string
  /** Kenyan shillings. */
  price: number
  features: string[]
  /** Palette tokens, never colour values: the card, its name, price and button, its running text. */
  bgcolor: string
  textcolor1: string
  textcolor2: string
}

export const plans = {
  eyebrow: 'Plans',
  title: 'Start Free, Grow When You Are Ready',
  text: 'The basic tool is free. Every plan begins with the same diagnosis of one leaf.',
  note: 'Jani takes no payment yet: ordering a plan opens the diagnosis with your free credits.',
}

export const allPlans: Plan[] = [
  {
    name: 'Essential Plan',
    description: `${FREE_CREDITS} free credits on sign-up`,
    price: 0,
    features: [
      'Instant AI disease detection',
      'Upload images via smartphone',
      'Covers common crop diseases',
      'Diagnosis history (last 10 scans)',
      'Free for smallholders',
    ],
    bgcolor: 'background.paper',
    textcolor1: 'primary.main',
    textcolor2: 'text.primary',
  },
  {
    name: 'Pro Crop Care',
    description: 'For growers with many fields and crops',
    price: 100,
    features: [
      'Unlimited disease scans',
      'Multiple crops',
      'Custom alerts and recommendations',
      'Offline access',
      'Priority support plus crop health reports',
    ],
    bgcolor: 'surface.deep',
    textcolor1: 'surface.accentOnDeep',
    textcolor2: 'surface.onDeep',
  },
]

export const innovation = {
  eyebrow: 'How it works',
  title: 'From One Photo to Your Next Step in the Field',
  steps: [
    {
      title: 'Photograph one leaf',
      text: 'Fill the picture with a single leaf in daylight and hold the phone still.',
    },
    {
      title: 'Let the AI look',
      text: 'Machine learning compares the marks on your leaf with those of known diseases, within seconds.',
    },
    {
      title: 'Act on plain advice',
      text: 'Read the likely cause, what to check on the plant and what to do today. When the photo is not clear enough, Jani says so.',
    },
  ],
  buttonLabel: 'Diagnose Leaf Now',
  illustration: {
    src: '/illustrations/innovation.svg',
    alt: 'A phone photographs a spotted leaf; beside it, a clipboard lists what was found and what to do.',
    width: 560,
    height: 460,
  } satisfies Illustration,
}

export type FeaturedCardContent = { title: string; text: string; image: Illustration }

export const featured = {
  eyebrow: 'What Jani is for',
  title: 'Healthy Fields Begin with a Healthy Leaf',
}

export const featuredCards: FeaturedCardContent[] = [
  {
    title: 'Boosting Crop Yields Sustainably',
    text: 'A disease found early can often be held with clean hands, a sharp knife and good spacing. Treat the plants that need it and spare the rest.',
    image: { src: '/illustrations/featured-yields.svg', alt: '', width: 480, height: 300 },
  },
  {
    title: 'Empowering Farmers Everywhere',
    text: 'No laboratory and no long journey: a smartphone, a connection and one leaf are enough to ask. The answer comes in plain words.',
    image: { src: '/illustrations/featured-farmers.svg', alt: '', width: 480, height: 300 },
  },
  {
    title: 'AI-Powered Plant Diagnosis',
    text: 'Every answer says how sure it is and what else it could be. A photo the AI cannot judge gets an honest “not sure”, free of charge.',
    image: { src: '/illustrations/featured-diagnosis.svg', alt: '', width: 480, height: 300 },
  },
]

export const callToAction = {
  title: 'Seen a Spot You Do Not Know?',
  text: 'Look at it while it is small. One photo shows you what to check next.',
  buttonLabel: 'Scan Leaf Now',
  illustration: { src: '/illustrations/field-band.svg', alt: '', width: 1440, height: 180 } satisfies Illustration,
}

export type Testimonial = { name: string; text: string; image: string }

export const testimonials = {
  title: 'A Few Kind Words From Our Customers.',
  previousLabel: 'Previous testimonial',
  nextLabel: 'Next testimonial',
  ratingLabel: '5 out of 5 stars',
  rating: 5,
  /** Which ones are in view; a screen reader hears it after every move. */
  inView: (from: number, to: number, count: number) => `Showing ${from === to ? from : `${from}–${to}`} of ${count}`,
}

export const allTestimonials: Testimonial[] = [
  {
    name: 'Wanjiru Kamau',
    text: 'Jani noticed the disease on my tomatoes when only a few lower leaves had rings. I picked those off the same day, and the rest of the row stayed green.',
    image: '/illustrations/portrait-wanjiru.svg',
  },
  {
    name: 'Peter Otieno',
    text: 'There were long grey marks on my maize and I had no name for them. I knew early what it was, and what to do with the stalks before the next season.',
    image: '/illustrations/portrait-otieno.svg',
  },
  {
    name: 'Amina Hassan',
    text: 'The diagnosis was the same one our extension officer gave later. And when my photo was dark it told me so, instead of guessing.',
    image: '/illustrations/portrait-amina.svg',
  },
  {
    name: 'Joseph Mutiso',
    text: 'I just snap a photo of one leaf and read what it says. My daughter showed me once; now I do it alone, standing in the field.',
    image: '/illustrations/portrait-mutiso.svg',
  },
]

export type FaqEntry = {
  question: string
  /** Paragraphs are separated by an empty line. */
  answer: string
}

export const faq = {
  title: 'Frequently Asked Questions',
  subtitle: 'Here are answers to some of the most common questions we receive',
}

export const faqEntries: FaqEntry[] = [
  {
    question: 'Which crops can Jani diagnose?',
    answer: [
      'We are building Jani for maize, tomatoes, apples, grapes, oranges, strawberry, soybean, peach and potatoes. They are not all covered equally well:',
      'Maize, tomatoes, potatoes and strawberry: common diseases, learned from laboratory photos and, for many of them, from photos taken in fields.',
      'Apples: common diseases, learned from laboratory photos and from photos of two collections of orchards. Grapes and oranges: common diseases, known from laboratory photos only. A photo from your orchard is judged with less certainty.',
      'Beans and chillies: common diseases, learned from photos taken in fields of one or two places.',
      'Where too few places have shown a disease, Jani does not name it alone: it ranks what it could be and tells you what to check.',
      'Soybean, peach and squash: not yet. We have no photos of them to learn from, so Jani cannot judge their leaves.',
      'A disease that is not on the list cannot be recognised. “Healthy” therefore means that none of the known diseases was seen.',
    ].join('\n\n'),
  },
  {
    question: 'How accurate is it, and what happens when it is not sure?',
    answer: [
      'It depends on the crop, the disease and the photo. We measure every version on photos it has never seen, apart for laboratory and field photos, and publish the figures with the model card.',
      'Each answer says how sure it is. When several diseases fit, Jani ranks them and tells you how to tell them apart. When it is not sure, it says so, explains what to photograph next, and takes no credit.',
      'A photo cannot replace a look at the whole plant. Before you spend much money on a treatment, ask your extension officer.',
    ].join('\n\n'),
  },
  {
    question: 'Do I need an internet connection?',
    answer: [
      'Yes: the photo is judged on our server. Without a connection it waits on your phone for up to a day. Your browser makes it smaller before it is sent, so a slow connection and little data are usually enough.',
      'Offline access is planned as part of Pro Crop Care. It is not available yet.',
    ].join('\n\n'),
  },
  {
    question: 'What does it cost, and how do credits work?',
    answer: [
      `The basic tool is free. You get ${FREE_CREDITS} free credits when you sign up.`,
      `A diagnosis takes ${CREDITS_PER_DIAGNOSIS} credit, and only when you get a confident answer or a ranked list of likely causes. Everything else is free: a photo without a leaf, a crop Jani does not know, a photo that is too dark or too blurred, an unsure answer, or a diagnosis that failed. The same request sent twice is charged once.`,
    ].join('\n\n'),
  },
  {
    question: 'How do I take a good leaf photo?',
    answer: [
      'Choose one leaf that shows the problem clearly, neither the first nor the last stage of it. Hold it flat, or lay it on plain ground or paper.',
      'Use daylight without flash, best in open shade. Wipe the lens, go close until the leaf fills the picture, tap on the leaf to focus and hold still.',
      'If the marks are on the underside, take a second photo of it. PNG and JPG files of up to 5MB are welcome.',
    ].join('\n\n'),
  },
  {
    question: 'What happens to my photos?',
    answer: [
      'Your photo is processed in memory to make the diagnosis and is not kept afterwards.',
      'Metadata in the file, such as the place where you took it, is removed and never stored.',
    ].join('\n\n'),
  },
]

export const closingBanner = {
  title: 'Every Healthy Leaf Counts Towards the Harvest',
  text: 'Walk your rows, look closely, and let Jani help you read what you see.',
  illustration: { src: '/illustrations/closing-harvest.svg', alt: '', width: 480, height: 300 } satisfies Illustration,
}
