/** News on its way to events: what the feeds of a company say when something is wrong with them. */
export const news = {
  'feedProblems.bad-url':
    'This is no address of a feed: it begins with https:// and has neither a user name nor a password in it. Correct it in the company.',
  'feedProblems.not-allowed':
    'Vigilo may not open this address: it leads into an internal network, to an unusual port or away from https. Enter a public address, or ask an administrator to allow it.',
  'feedProblems.not-found':
    'There is nothing at this address (not found). Look the feed up on its website and correct the address in the company.',
  'feedProblems.gone':
    'The feed was closed by its publisher and is not asked for any more. Enter another address in the company, or clear it.',
  'feedProblems.refused':
    'The website does not let Vigilo read this feed (access refused). Look for a public feed, or try again later.',
  'feedProblems.server-trouble': 'The website of the feed has trouble of its own. It is tried again later.',
  'feedProblems.unreachable':
    'The website of the feed cannot be reached, or its certificate is not valid. Check the address; it is tried again later.',
  'feedProblems.too-slow': 'The feed did not come in time. It is tried again later.',
  'feedProblems.too-large':
    'The feed is larger than 5 MB and was not read. Look for a shorter feed of this publisher.',
  'feedProblems.too-many-redirects':
    'The address leads on to others too often. Enter the address that the feed has now.',
  'feedProblems.wrong-kind':
    'What is at this address is no feed but another kind of file. Look for an address of RSS, Atom or JSON Feed.',
  'feedProblems.empty': 'There is nothing in the file at this address. It is tried again later.',
  'feedProblems.not-a-feed':
    'What is at this address is a web page or another text, not a feed. Look for an address of RSS, Atom or JSON Feed.',
  'feedProblems.unreadable': 'The feed is damaged and could not be read. It is tried again later.',
  feedsAsked: 'The feeds are being asked now.',
  noFeeds: 'This company names no feed. Enter the address of one in the company first.',
  feedsOff: 'Reading feeds is switched off in this installation.',
} as const;
