// Posts that advertise a service to traders (issue 17, 'Unsure is shown as unsure'): 'Our Platinum Subscribers Saw Their Stock Picks Gain 4,000 %' praises the
// service, not the companies whose tags it carries, though its words are those of good news. Who sells subscriptions as a business is not meant: 'Netflix
// gains subscribers'.

const SERVICE = '(?:picks?|alerts?|subscribers|members|chat ?room|newsletter)';
const ADVERT = new RegExp(
  [
    `\\bour (?:[a-z]+ ){0,3}${SERVICE}`,
    `\\bpenny stock ${SERVICE}`,
    '\\bplatinum (?:subscribers|members)',
    '\\bstock options chat ?room',
    '\\bgains? for (?:our )?subscribers',
    '\\bjoin (?:us|our) (?:[a-z]+ ){0,2}(?:chat|room|discord|trading|list)',
    '\\bsubscribe (?:today|now)',
    '\\b(?:take|get|start|your) (?:a |your )?free trial',
  ].join('|'),
);

/** Whether a headline advertises a service to traders. */
export function isAdvert(words: readonly { readonly lower: string }[]): boolean {
  return ADVERT.test(words.map(({ lower }) => lower).join(' '));
}
