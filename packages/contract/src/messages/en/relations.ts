import type { LinkReasonCode } from '@vigilo/domain/relations/rank-candidates';

/** Links between child documents: why they are offered, and why one is refused. */
export const relations = {
  'reason.same-number': 'Same number: {value}',
  'reason.same-company': 'Same company',
  'reason.same-period': 'Same period: {value}',
  'reason.similar-name': 'Similar name',
  itself: 'A document cannot be linked to itself. Take it out of the list.',
  missing: 'Say which documents are linked; an empty list removes all links.',
  onlyForLinks: 'Only the action Update Document Links takes linked documents.',
  notThere:
    'A document that you want to link is not there any more, or you may not see it. Reload the list and link again.',
  deleted: '{name} is deleted. Restore it before you link it, or leave it out.',
  otherClient: '{name} belongs to another client. Only documents of one client can be linked.',
} as const satisfies Readonly<Record<`reason.${LinkReasonCode}`, string>> & Readonly<Record<string, string>>;
