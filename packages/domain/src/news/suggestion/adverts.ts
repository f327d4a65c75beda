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
  ].join('|'),
);

const CHATROOM = /^#?chatrooms?$/;
const TAG = /^\$[a-z]/;

/** Whether a headline advertises a service to traders. */
export function isAdvert(words: readonly { readonly lower: string }[]): boolean {
  if (ADVERT.test(words.map(({ lower }) => lower).join(' '))) return true;
  return words.some(({ lower }) => CHATROOM.test(lower)) && words.some(({ lower }) => TAG.test(lower));
}
