/** What stands in the place of an answer, or above a page, with the next step. */
export const notices = {
  signIn: {
    title: 'You need an account for an answer',
    text: 'It takes a name, an e-mail address and a password, and comes with {{credits}} free credits. Nothing is sent before you have an account.',
    kept: 'This phone keeps your photo meanwhile, for at most {{days}} days.',
    signUp: 'Get {{credits}} free credits',
    logIn: 'Login',
  },
  noCredits: {
    title: 'You have no credits left for an answer.',
    used: 'Each answer that named a disease, or said that none was seen, used {{credits}}.',
    order: 'Order Pro Crop Care',
    more: 'Call or write to us if you need more.',
    library: 'Read the leaf library. It is free.',
    byPhone: 'Let this phone judge leaves by itself. It is free.',
    free: 'Not sure, too dark, not a leaf: those cost you nothing.',
    notSent: 'Without credits no new photo is sent, so no data is used.',
    urgent: {
      kenya: 'Urgent? Ask your ward or county farm officer.',
      elsewhere: 'Urgent? Ask the plant protection service of your country.',
    },
    call: 'Call Jani: {{phone}}',
    write: 'Write to Jani',
    whatsApp: 'WhatsApp to Jani',
  },
  /** Where the farm is, and whose advice it therefore gets. */
  country: {
    advice: { kenya: 'Advice for Kenya', elsewhere: 'Advice for outside Kenya' },
    text: {
      kenya: 'It names products, law and telephone numbers of Kenya. For another country it names none of them.',
      elsewhere:
        'It names no product and no law or telephone number of Kenya. Ask the plant protection service of your country.',
    },
    without: 'Country of the farm: {{country}}. Ask the plant protection service there which products are allowed.',
    label: 'Country of the farm',
    another: 'Another country?',
    change: 'Change',
    saved: 'Country of the farm: {{country}}. Your answers follow it.',
    names: {
      KE: 'Kenya',
      UG: 'Uganda',
      TZ: 'Tanzania',
      RW: 'Rwanda',
      BI: 'Burundi',
      ET: 'Ethiopia',
      SO: 'Somalia',
      SS: 'South Sudan',
      CD: 'DR Congo',
      other: 'Another country',
    },
  },
  failure: {
    photoTitle: 'Jani cannot use this photo',
    photoNext: 'Then choose Diagnose again. This one cost you nothing.',
    another: 'Take or choose another photo. This one was not sent.',
    title: 'There is no answer yet',
    notCharged: 'Your photo is still here.',
    sendAgain: 'Try again',
  },
  /** The drawing. */
  retake: 'A hand holds a leaf in the light. The phone is one hand away, and the sun is behind it.',
  /** In place of what belongs to an account. */
  signedOut: {
    text: 'You come back here afterwards.',
    next: 'Log in',
  },
  loading: 'One moment',
  offline: {
    title: 'No connection',
    text: 'Your data is kept on the server, which cannot be reached now. It is safe. Try again when you have a network.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'Your data is safe. Try again in a moment.',
  },
  gone: {
    title: 'This answer is not there',
    text: 'It was deleted, or it belongs to another account.',
    next: 'My photos',
  },
  tryAgain: 'Try again',
  waiting_one: '{{count}} photo waits',
  waiting_other: '{{count}} photos wait',
  /** On the page for a photo, where no other text may arrive. */
  queue: {
    offline: 'No network. Nothing is lost.',
    sending: 'Sending now.',
    held: 'Not sent yet. Jani tries again by itself.',
    choose: 'Choose what to send.',
    send: 'Send',
    sendNow: 'Send now',
  },
  /** On every page but the one that lists them. */
  seeQueue: 'See what waits',
  /** Of the last account here, whose session has ended. */
  left_one: '{{count}} photo waits: log in to send it.',
  left_other: '{{count}} photos wait: log in to send them.',
  /** By another app, or by any page of the web. */
  shared: {
    question_one: '{{count}} photo was shared: add it?',
    question_other: '{{count}} photos were shared: add them?',
    text: 'From another app or page. Only what you add is used.',
    add: 'Add',
    leaveOut: 'Leave out',
    failed: 'Not all shared photos have arrived. Share them again, or choose them here.',
  },
  /** Beside the balance. */
  lastKnown: 'No connection: as of your last visit.',
}
