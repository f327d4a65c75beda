import { useQuery } from '@tanstack/react-query';
import { passwordRule } from '@vigilo/domain/sign-in/password-rule';
import type { PasswordRule } from '@vigilo/domain/sign-in/password-rule';
import { appConfigQuery } from '../../lib/app-config.ts';

/** What a password that its owner sets must have; null until the installation has said so. */
export function useOwnPasswordRule(): PasswordRule | null {
  const policy = useQuery(appConfigQuery).data?.PASSWORD_POLICY;
  return policy === undefined ? null : passwordRule(policy, 'by-owner');
}
