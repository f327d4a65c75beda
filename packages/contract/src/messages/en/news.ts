/** News on its way to events: what the feeds of a company say when something is wrong with them. */
export const news = {
  'feedProblems.bad-url':
    'This is not the address of a feed: it must begin with https:// and contain neither a user name nor a password. Correct it in the company.',
  'feedProblems.not-allowed':
    'Vigilo may not open this address: it leads into an internal network, to an unusual port or away from https. Enter a public address, or ask an administrator to allow it.',
  'feedProblems.not-found':
    'There is nothing at this address (not found). Look the feed up on its website and correct the address in the company.',
  'feedProblems.gone':
    'The feed was closed by its publisher and is no longer fetched. Enter another address in the company, or clear it.',
  'feedProblems.refused':
    'The website does not let Vigilo read this feed (access refused). Look for a public feed, or try again later.',
  'feedProblems.server-trouble': 'The feed’s website reports an error of its own. Vigilo tries again later.',
  'feedProblems.unreachable':
    'The website of the feed cannot be reached, or its certificate is not valid. Check the address; Vigilo tries again later.',
  'feedProblems.too-slow': 'The feed did not answer in time. Vigilo tries again later.',
  'feedProblems.too-large':
    'The feed is larger than 5 MB and was not read. Look for a shorter feed of this publisher.',
  'feedProblems.too-many-redirects': 'The address redirects too often. Enter the feed’s current address.',
  'feedProblems.wrong-kind':
    'This address leads to another kind of file, not to a feed. Look for an RSS, Atom or JSON Feed address.',
  'feedProblems.empty': 'The file at this address is empty. Vigilo tries again later.',
  'feedProblems.not-a-feed':
    'This address leads to a web page or another text, not to a feed. Look for an RSS, Atom or JSON Feed address.',
  'feedProblems.cut-off':
    'The feed breaks off before its end. What comes before is taken in; Vigilo asks for it again as usual.',
  'feedProblems.unreadable': 'The feed is damaged and could not be read. Vigilo tries again later.',
  feedsAsked: 'The feeds are being fetched now.',
  noFeeds: 'This company has no feed. Enter its address in the company first.',
  feedsOff: 'Reading feeds is switched off in this installation.',
} as const;
