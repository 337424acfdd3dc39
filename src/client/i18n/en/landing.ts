import { en as crops } from '~/contract/crops/en'

export const landing = {
  hero: {
    eyebrow: 'AI Meets Agriculture',
    /** One sentence; on a wide screen the line breaks between its two halves. */
    headline: ['Secure Your Harvest Today,', 'Combat Crop Diseases with Smart AI-Powered Leaf Diagnosis'],
    lead: 'Protect Your Crops, Increase Yields, Feed the Future',
    taglines: [
      'Smarter Farming, Powered by AI Diagnosis',
      'Join the Smart Farming Revolution',
      'Technology That Transforms Farming and Food Security',
    ],
    diagnose: 'Diagnose Now',
    howItWorks: 'How It Works',
    picture: 'A phone over a leaf.',
  },
  intro: {
    eyebrow: 'Why it matters',
    title: 'Infectious plant diseases destroy up to 40% of global crops',
    source: 'The source of this figure, the FAO, counts pests and diseases together, not diseases alone.',
    text: 'Machine learning gives instant detection and diagnosis. Jani puts it on the phone you already carry, to reduce yield loss and improve food security.',
  },
  plans: {
    eyebrow: 'Plans',
    title: 'Start Free, Grow When You Are Ready',
    text: 'The basic tool is free. Every plan begins with one leaf and one answer.',
    crops: 'Multiple crops: photos of {{judged}} crops are judged, and the leaf library describes {{readable}} more.',
    payment: 'You pay with M-Pesa, once for each order: nothing renews by itself.',
    noPayment: 'Jani takes no payment here: the order of Pro Crop Care says how to reach us.',
    onSale: 'On sale',
    notOnSale: 'Not on offer here',
    order: 'Order {{name}}',
    essential: {
      name: 'Essential Plan',
      description: '{{freeCredits}} free credits on sign-up',
      features: [
        'Instant AI disease detection',
        'Upload images via smartphone',
        'Covers common crop diseases',
        'Diagnosis history (last 10 scans)',
        'Free for smallholders',
      ],
    },
    pro: {
      name: 'Pro Crop Care',
      description: 'For growers with many fields and crops',
      features: [
        'Unlimited disease scans',
        'Multiple crops',
        'Custom alerts and recommendations',
        'Offline access',
        'Priority support plus crop health reports',
      ],
    },
  },
  innovation: {
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
    button: 'Diagnose Leaf Now',
    picture: 'A phone photographs a spotted leaf.',
  },
  featured: {
    eyebrow: 'What Jani is for',
    title: 'Healthy Fields Begin with a Healthy Leaf',
    yields: {
      title: 'Boosting Crop Yields Sustainably',
      text: 'Some diseases, found early, can be held with clean hands, a sharp knife and good spacing. Treat the plants that need it and spare the rest.',
    },
    farmers: {
      title: 'Empowering Farmers Everywhere',
      text: 'No long journey: a smartphone, a connection and one leaf are enough to ask. The answer comes in plain words, in English or Swahili.',
    },
    diagnosis: {
      title: 'AI-Powered Plant Diagnosis',
      text: 'Every answer says how sure it is and what else it could be. A photo the AI cannot judge gets an honest “not sure”, free of charge.',
    },
  },
  callToAction: {
    title: 'Seen a Spot You Do Not Know?',
    text: 'Look at it while it is small. One photo shows you what to check next.',
    button: 'Scan Leaf Now',
  },
  testimonials: {
    title: 'A Few Kind Words From Our Customers.',
    examples: 'These are examples of how Jani is meant to help, not words of real customers.',
    /** On each card. */
    example: 'Example',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    rating: '5 out of 5 stars',
    quote: '“{{text}}”',
    /** Which ones are in view; a screen reader hears it after every move. */
    showing_one: 'Showing {{from}} of {{total}}',
    showing_other: 'Showing {{from}}–{{to}} of {{total}}',
    texts: [
      'I saw the first rings on the lower leaves of my tomatoes and asked Jani early. It told me what to check and what to do that day.',
      'There were long grey marks on my maize and I had no name for them. I read what it may be, and which check tells.',
      'The answer said how sure it was and what else it could be. When my photo was dark it told me so, instead of guessing.',
      'I just snap a photo of one leaf and read what it says. My daughter showed me once; now I do it alone, standing in the field.',
    ],
  },
  faq: {
    library: 'Look up a disease in the leaf library',
    accuracy: 'How often was Jani right? See what people have judged',
    title: 'Frequently Asked Questions',
    subtitle: 'Here are answers to some of the most common questions we receive',
    /** A table after the first paragraph of the first answer. */
    coverage: {
      caption: 'What a photo of each crop gives',
      crop: 'Crop',
      alone: 'One sure answer',
      ranked: 'A list to check',
      told: 'If you tell Jani the crop: {{names}}',
      never: 'Never',
      rest: 'The rest',
      all: 'All',
      notYet: 'Not yet: we have no photos to learn from',
      inLibrary: 'Not yet, with a page each in the leaf library:',
      laboratory: 'Known from laboratory photos only, so that your field may look different: {{names}}.',
      allOf: 'everything of {{crops}}',
      someOf: '{{crop}}: {{names}}',
      crops,
      conditions: {
        'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': 'grey leaf spot',
        'Corn_(maize)___Common_rust_': 'common rust',
        'Corn_(maize)___Northern_Leaf_Blight': 'northern leaf blight',
        Tomato___Early_blight: 'early blight',
        Tomato___Late_blight: 'late blight',
        Tomato___healthy: 'healthy leaf',
        Tomato___Bacterial_spot: 'bacterial spot',
        Tomato___Leaf_Mold: 'leaf mould',
        Tomato___Septoria_leaf_spot: 'Septoria leaf spot',
        'Tomato___Spider_mites Two-spotted_spider_mite': 'spider mites',
        Tomato___Target_Spot: 'target spot',
        Tomato___Tomato_Yellow_Leaf_Curl_Virus: 'yellow leaf curl virus',
        Apple___healthy: 'healthy leaf',
        Potato___Early_blight: 'early blight',
        Potato___Late_blight: 'late blight',
        Potato___healthy: 'healthy leaf',
        Strawberry___Leaf_scorch: 'leaf scorch',
        Strawberry___healthy: 'healthy leaf',
      },
    },
    /** Ends the answer about the price. */
    onSale:
      'You pay with M-Pesa, on a phone or by hand. Only M-Pesa asks for the PIN, never Jani. If a payment went wrong, write or call: it is counted or sent back.',
    notOnSale: 'It is not on offer here.',
    /** Ends its first paragraph. */
    premium: 'Pro Crop Care adds crop health reports and, where experts work with us, lets you ask an expert.',
    noPremium: 'Premium features (expert consultation, advanced reporting) are possible later.',
    /** Paragraphs of an answer are separated by an empty line. */
    entries: [
      {
        question: 'Which crops can Jani diagnose?',
        answer: [
          'We are building Jani for maize, tomatoes, apples, grapes, oranges, strawberry, soybean, peach and potatoes. Beans and chilli are covered, too; soybean and peach cannot be judged yet:',
          'A disease that is not on the list cannot be recognised. “Healthy” therefore means that none of the known diseases was seen.',
        ].join('\n\n'),
      },
      {
        question: 'How accurate is it, and what happens when it is not sure?',
        answer: [
          'It depends on the crop, the disease and the photo. Of 53 field photos of maize, tomato and potato that it had never seen, the first answer was right for 43. On a farm unlike those that it learned from, expect fewer.',
          'Each answer says how sure it is. When several diseases fit, Jani ranks them and tells you how to tell them apart. When it is not sure, it says so, explains what to photograph next, and takes no credit.',
          'A photo is not enough: look at the whole plant, too. Before you spend much money on a treatment, ask your extension officer.',
        ].join('\n\n'),
      },
      {
        question: 'Do I need an internet connection?',
        answer: [
          'For an answer of our server, yes. Without a connection your photos wait on your phone for {{days}} days. Your browser makes photos smaller before they are sent, so a slow connection and little data are usually enough.',
          'Jani opens without a connection, too, with the leaf library and your last answers. Kept on your phone, it also judges leaves by itself, in short. With Pro Crop Care that comes as a whole report, but for calls and steps that cannot be undone: those wait for our server.',
        ].join('\n\n'),
      },
      {
        question: 'What does it cost, and how do credits work?',
        answer: [
          'The basic tool is free. You get {{freeCredits}} free credits when you sign up. {{premium}}',
          'Credits for one answer: {{creditsPerDiagnosis}}. It takes them only when you get a confident answer or a ranked list of likely causes. Everything else is free: a photo without a leaf, a crop Jani does not know, a photo that is too dark or too blurred, an unsure answer, or one that failed. The same photo within a day is charged once.',
          'Pro Crop Care costs Ksh {{priceKsh}} for {{planDays}} days. While it runs, answers use no credits, and yours stay. Fair use: at most {{fairUse}} answers within a day. {{sale}}',
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
          'Our server reads your photo in memory and does not keep it, unless you give it to a person who answers you, or for Jani to learn from. Both are off until you switch them on, answer by answer. What you give to a person is kept encrypted until {{casePhotoDays}} days after the answer, or {{unansweredPhotoDays}} days if none comes, and is not in our backups. Photos that Jani may learn from are kept for up to a year and may be published for anyone to use (CC BY 4.0), with crop, day, county and a code for your farm, never your name. Until then you can take them back.',
          'A small picture stays on your phone, in “My photos”. The photos that were sent stay on your phone for {{copyDays}} days, so that you can still give them.',
          'Metadata in the file, such as the place where you took it, is removed and never stored.',
        ].join('\n\n'),
      },
    ],
  },
  closing: {
    title: 'Every Healthy Leaf Counts Towards the Harvest',
    text: 'Walk your rows, look closely, and let Jani help you read what you see.',
  },
}
