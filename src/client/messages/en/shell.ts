export const shell = {
  skipToContent: 'Skip to content',
  nav: { main: 'Main', mobile: 'Mobile', pages: 'Pages', legal: 'Legal' },
  links: {
    home: 'Home',
    library: 'Library',
    predict: 'Predict',
    about: 'Our Story',
    blog: 'Blog',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
  },
  account: {
    label: 'Account',
    yours: 'Your account',
    history: 'History',
    historyDue: 'History: look again',
    greeting: 'Hi, {{username}}',
    getStarted: 'Get Started',
    /** Below the name. */
    lastKnown: 'No connection: as of your last visit.',
    logout: 'Logout',
  },
  menu: {
    label: 'Menu',
    open: 'Open menu',
    openDue: 'Open menu: there are plants to look at again',
    back: 'Back',
    logOut: 'Log Out',
  },
  colors: { toDark: 'Switch to dark colours', toLight: 'Switch to light colours' },
  languageNote: 'No native-speaking agronomist has reviewed the Swahili texts yet.',
  accountChanged: 'The account was changed in another window.',
  /** A script of the page is gone. */
  updated: {
    text: 'Jani has been updated. Load the page again to go on; nothing is lost.',
    reload: 'Load again',
  },
  loggedOut: 'You are logged out.',
  loggedOutElsewhere: 'You were logged out in another window.',
  footer: {
    library: 'Leaf library',
    lead: 'AI Meets Agriculture',
    contact: 'Contact',
    location: 'Nairobi, Kenya',
    copyright: '© {{year}} {{brand}}. All rights reserved.',
  },
}
