/** Alone, because it must be at hand when the texts cannot be loaded. */
export const unableToConnect = 'Unable to connect to server. Please try again after some time.';

export const signIn = {
  title: 'Sign in',
  lead: 'See how the news moves the companies you follow.',
  pitchTitle: 'Near-real-time credit views',
  pitchText: 'Every company a tile, every score open down to the events that made it.',
  organization: 'Organization',
  email: 'Email Address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  submit: 'Sign in',
  submitHint: 'Enter your e-mail address and password first.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  demoTitle: 'Demo accounts',
  demoHint: 'Choose one to fill the form. Password of all: {password}',
  unableToConnect,
} as const;
