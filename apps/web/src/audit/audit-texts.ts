import { useTexts } from '../lib/texts.ts';

/** The actions and kinds of things that have words. */
const ACTIONS = [
  'sign-in.open',
  'sign-in.end',
  'sign-in.reuse',
  'sign-in.change-password',
  'sign-in.reset-password',
  'users.add',
  'users.change',
  'users.password',
  'users.remove',
  'users.restore',
  'clients.add',
  'clients.change',
  'clients.remove',
  'clients.restore',
  'clients.force-remove',
  'roles.add',
  'roles.change',
  'roles.remove',
  'roles.duplicate',
  'roles.order',
  'sub-roles.add',
  'sub-roles.change',
  'sub-roles.remove',
  'sub-roles.duplicate',
  'companies.change',
  'events.add',
  'events.change',
  'events.remove',
  'imports.add',
  'imports.commit',
  'portfolio.add',
  'portfolio.remove',
  'scoring.roll',
  'share-prices.update',
  'share-prices.restate',
] as const;
const KINDS = [
  'user',
  'client',
  'role',
  'sub-role',
  'session',
  'company',
  'event',
  'import',
  'tenant',
] as const;

export interface AuditTexts {
  /** A action in words: 'Edited a user'. */
  readonly action: (key: string) => string;
  readonly kind: (key: string) => string;
}

/** Writes actions and kinds of things in the language of the page; a key without words stays as it is. */
export function useAuditTexts(): AuditTexts {
  const t = useTexts('audit');
  return {
    action: (key) => {
      const known = ACTIONS.find((one) => one === key);
      return known === undefined ? key : t(`action.${known}`);
    },
    kind: (key) => {
      const known = KINDS.find((one) => one === key);
      return known === undefined ? key : t(`kind.${known}`);
    },
  };
}
