export const pages = {
  home: {
    title: 'Jani: crop disease diagnosis from a leaf photo',
    description: 'Photograph a leaf and read what it may be, how sure that is, what to check and what to do today.',
  },
  login: {
    title: 'Login or Sign Up | Jani',
    description: 'Sign up for {{diagnoses}} free answers, or log in to your account.',
  },
  predict: {
    title: 'Diagnose a leaf | Jani',
    description: 'Upload a photo of a leaf and read what troubles your crop.',
  },
  account: {
    title: 'Your account | Jani',
    description: 'Change your password, see where you are logged in, download or delete your data.',
  },
  history: {
    title: 'My photos | Jani',
    description: 'Read your last answers again, and see what waits and which plants to look at again.',
  },
  library: {
    title: 'Leaf library: crop diseases and their signs | Jani',
    description:
      'What may trouble maize, beans, potato, tomato, kale, cassava, banana and 20 more crops: signs, look-alikes, what to do, and sources.',
  },
  key: {
    title: 'No photo? Answer questions | Jani',
    description: 'Choose crop, part and sign, then try one check at a time: what it may be, without a photo and free.',
  },
  count: {
    title: 'Count ten plants | Jani',
    description: 'Count the sick plants in your field, and read whether a published rule says that a spray pays.',
  },
  desk: {
    title: 'Expert’s desk | Jani',
    description: 'For experts: answers of Jani that farmers have asked a person about.',
  },
  accuracy: {
    title: 'How often was Jani right? | Jani',
    description:
      'Answers of Jani that experts and farm officers have judged, by crop and by how sure Jani was, with what the numbers can and cannot say.',
  },
  recovery: {
    title: 'Links by mail | Jani',
    description: 'Choose a new password or confirm your e-mail address with a link that we send you.',
  },
  blank: {
    title: '{{name}} | Jani',
    description: '{{name}}: Jani, crop disease diagnosis from a leaf photo.',
  },
  error: {
    title: 'Something went wrong | Jani',
    description: 'This page could not be shown.',
    heading: 'Something went wrong',
    text: 'This page could not be shown. Check your connection and try again; your account and your credits are safe.',
    oldBrowser: 'Jani needs a newer browser. Please update yours; your account and your credits are safe.',
    tryAgain: 'Try again',
  },
  notFound: {
    title: 'Page not found | Jani',
    description: 'There is no page at this address.',
    heading: 'Nothing grows here',
    text: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  },
  backHome: 'Back to the home page',
}
