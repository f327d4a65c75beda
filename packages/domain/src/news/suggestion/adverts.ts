// Posts that advertise a service to traders (issue 17, 'Unsure is shown as unsure', 'Companies in a headline'): 'Our Platinum Subscribers Saw Their Stock
// Picks Gain 4,000 %' praises the service, not the companies whose tags it carries, though its words are those of good news. Each wording is bound to what
// makes it an advertisement, so that news of who sells subscriptions, runs boards or is fined for a chat room is not meant: 'Netflix gains subscribers'.

const SERVICE = '(?:picks?|alerts?|subscribers|members|chat ?room|newsletter)';
const ADVERT = new RegExp(
  [
    `\\bour (?:[a-z]+ ){0,3}${SERVICE}`,
    `\\bpenny stock ${SERVICE}`,
    '\\bplatinum (?:subscribers|members)',
    '\\bmembers stock market review',
    '\\b(?:stock options|opening up) chat ?room',
    '\\bgains? for (?:our )?subscribers',
    '\\bjoin (?:us|our) (?:[a-z]+ ){0,2}(?:chat|room|discord|trading|list)',
    '\\bjoin us (?:and|to) learn',
    '\\bsubscribe (?:today|now)',
    '\\b(?:take|get|start|your) (?:a |your )?free trial',
    '\\bnews , views analysis',
    '\\bunder one watchlist',
    '\\bcheck which story (?:.* )?highest score',
    "\\bsign up for (?:[a-z']+ ){0,3}trading lessons",
    '(?:trading|stocking) dvd',
    '^make money trading',
    '\\bpro traders (?:at )?(?:\\| )?alerted',
    '\\bself[ -]sufficient trader',
    '\\byou will (?:fail or )?succeed as a trader',
    '\\b(?:he|she|we) will teach (?:you|u)\\b',
    '\\bfree info on (?:[a-z]+ ){0,2}stocks',
    '\\balert gains\\b',
    '\\b(?:we have a|big) new pick\\b',
    '\\bsubscribe here\\b',
    '\\b(?:picks|gains) .*\\bjoin here\\b',
    '^\\$[a-z]+ has gained [0-9.,]+% in the past .*\\bhuge news\\b',
    // Nobody reports a gain of hundreds of per cent under the tags of three others.
    '\\b(?:[0-9]{3,}|[0-9]{1,3},[0-9]{3})(?:\\.[0-9]+)?% (?:gains?|upside)\\b.* \\$[a-z]+ \\$[a-z]+ \\$[a-z]',
  ].join('|'),
);

/** A page of quotes: a symbol, its name, then its tag before those of others, and again as a hashtag: 'TBT ... Last Price $TBT $VZ $WMT #TBT'. */
const QUOTE_PAGE = /^([a-z]{1,6}(?:\.[a-z]{1,3})?) [^$]+ \$\1(?: \$[a-z.]+){2,} #\1(?= |$)/;
const CHATROOM = /^#?chatrooms?$/;
const TAG = /^\$[a-z]/;

/** Whether a word, in small letters, is the tag of a company: '$acm'. */
export function isTag(lower: string): boolean {
  return TAG.test(lower);
}

/** Whether a headline advertises a service to traders, or one of their pages of quotes. */
export function isAdvert(words: readonly { readonly lower: string }[]): boolean {
  const text = words.map(({ lower }) => lower).join(' ');
  if (ADVERT.test(text) || QUOTE_PAGE.test(text)) return true;
  return words.some(({ lower }) => CHATROOM.test(lower)) && words.some(({ lower }) => isTag(lower));
}
