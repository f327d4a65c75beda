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
} as const;
