export const mail = {
  title: 'Outbox',
  lead: 'This is the outbox of the demo: mails that elsewhere would be sent are shown here, to everybody who opens this page.',
  mails: 'Mails',
  none: 'No mails yet',
  noneHint: 'Ask for a code or for a new password, and the mail appears here by itself.',
  failed: 'The outbox could not be loaded.',
  to: 'To',
  sent: 'Sent',
  copyCode: 'Copy the code',
  copied: 'Copied',
  greeting: 'Hello {name},',
  closing: 'Vigilo',
  letters: {
    code: {
      subject: 'Your Vigilo verification code',
      body: 'Your verification code is {code}\nIt works once, for ten minutes, on the page where you are signing in. Nobody from Vigilo will ever ask you for it.\nIf you are not signing in right now, somebody knows your password: change it.',
    },
    reset: {
      subject: 'Set a new Vigilo password',
      body: 'Somebody asked for a new password for this address. If it was you, open this link within 30 minutes:\n{link}\nIf it was not you, do nothing: your password stays as it is.',
    },
    invitation: {
      subject: 'Welcome to Vigilo',
      body: 'An account has been made for you. Open this link within three days to set your password:\n{link}',
    },
    passwordChanged: {
      subject: 'Your Vigilo password was changed',
      body: 'Your password was changed just now, and your other sessions were ended.\nIf it was not you, tell your administrator at once.',
    },
    emailChanged: {
      subject: 'Your Vigilo e-mail address was changed',
      body: 'An administrator has changed the address you sign in with from {former} to {email}, and your sessions were ended.\nIf you did not expect this, tell your administrator at once.',
    },
    passwordSet: {
      subject: 'Your Vigilo password was set by an administrator',
      body: '{by} has set a password for you. You will be asked for one of your own when you sign in with it.\nIf you did not expect this, tell your administrator.',
    },
    passwordSetByYou: {
      subject: 'You have set a Vigilo password for {name}',
      body: 'You have set a password for {name} ({email}), who will be asked for an own one at the next sign-in.\nIf it was not you, end all your sessions on your profile page and change your password.',
    },
  },
} as const;
