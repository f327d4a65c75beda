// The topics of credit's own (issue 17, 'Topics') of what the rules of severity recognise. Other kinds keep the topic that the words suggest.

import type { CREDIT_TOPICS } from '../../events/topics.ts';
import type { CreditKind } from './credit-rule.ts';

type CreditTopic = (typeof CREDIT_TOPICS)[number];

const BY_KIND: Readonly<Partial<Record<CreditKind, CreditTopic>>> = {
  default: 'Default and restructuring',
  'missed payment': 'Default and restructuring',
  bankruptcy: 'Default and restructuring',
  liquidation: 'Default and restructuring',
  'going concern': 'Default and restructuring',
  'distressed exchange': 'Default and restructuring',
  emergence: 'Default and restructuring',
  'accounting fraud': 'Accounting',
  restatement: 'Accounting',
  covenant: 'Covenant',
  'rating action': 'Rating action',
  spreads: 'Liquidity and funding',
  liquidity: 'Liquidity and funding',
  refinancing: 'Liquidity and funding',
  capital: 'Liquidity and funding',
};

/** The topic of a kind; null where credit has none of its own for it. */
export function topicFromKind(kind: CreditKind): CreditTopic | null {
  return BY_KIND[kind] ?? null;
}
