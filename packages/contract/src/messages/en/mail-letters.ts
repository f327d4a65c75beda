/** What the mails say; browsers get no copy. */
export const mailLetters = {
  greeting: 'Hello {name},',
  closing: 'Vigilo',
  'code.subject': 'Your Vigilo verification code',
  'code.body':
    'Your verification code is {code}\nIt works once, for ten minutes, on the page where you are signing in. Nobody from Vigilo will ever ask you for it.\nIf you are not signing in right now, somebody knows your password: change it.',
  'reset.subject': 'Set a new Vigilo password',
  'reset.body':
    'Somebody asked for a new password for this address. If it was you, open this link within 30 minutes:\n{link}\nIf it was not you, do nothing: your password stays as it is.',
  'invitation.subject': 'Welcome to Vigilo',
  'invitation.body':
    'An account has been made for you. Open this link within three days to set your password:\n{link}',
  'mentioned.subject': '{author} named you in a comment',
  'mentioned.body':
    '{author} named you in a comment on the document {document}. Read it and answer here:\n{link}',
  'passwordChanged.subject': 'Your Vigilo password was changed',
  'passwordChanged.body':
    'Your password was changed just now, and your other sessions were ended.\nIf it was not you, tell your administrator at once.',
  'emailChanged.subject': 'Your Vigilo e-mail address was changed',
  'emailChanged.body':
    'An administrator has changed the address you sign in with from {former} to {email}, and your sessions were ended.\nIf you did not expect this, tell your administrator at once.',
  'passwordSet.subject': 'Your Vigilo password was set by an administrator',
  'passwordSet.body':
    '{by} has set a password for you. You will be asked for one of your own when you sign in with it.\nIf you did not expect this, tell your administrator.',
  'passwordSetByYou.subject': 'You have set a Vigilo password for {name}',
  'passwordSetByYou.body':
    'You have set a password for {name} ({email}), who will be asked for an own one at the next sign-in.\nIf it was not you, end all your sessions on your profile page and change your password.',
} as const;
