import { AUDIT_ACTIONS, AUDIT_KINDS } from '@vigilo/domain/audit/actions';
import { useTexts } from '../lib/texts.ts';

export interface AuditTexts {
  /** An action in words: 'Edited a user'. */
  readonly action: (key: string) => string;
  readonly kind: (key: string) => string;
}

/** Writes actions and kinds of things in the language of the page; a key without words stays as it is. */
export function useAuditTexts(): AuditTexts {
  const t = useTexts('audit');
  return {
    action: (key) => {
      const known = AUDIT_ACTIONS.find((one) => one === key);
      return known === undefined ? key : t(`action.${known}`);
    },
    kind: (key) => {
      const known = AUDIT_KINDS.find((one) => one === key);
      return known === undefined ? key : t(`kind.${known}`);
    },
  };
}
