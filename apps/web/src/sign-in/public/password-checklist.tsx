import { Group, Stack } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { listPasswordFaults } from '@vigilo/domain/sign-in/password-rule';
import type { PasswordFault, PasswordRule } from '@vigilo/domain/sign-in/password-rule';
import { useTexts } from '../../lib/texts.ts';

interface PasswordChecklistProps {
  readonly password: string;
  readonly rule: PasswordRule;
}

/** What a password must have, in words. */
export function usePasswordTexts({ least, most }: PasswordRule): Readonly<Record<PasswordFault, string>> {
  const t = useTexts('signIn');
  return {
    'too-short': t('rule.too-short', { least }),
    'too-long': t('rule.too-long', { most }),
    'no-number': t('rule.no-number'),
    'no-capital': t('rule.no-capital'),
    'no-small': t('rule.no-small'),
    'no-special': t('rule.no-special'),
  };
}

/** What a new password must have, and which of it the one being typed has. */
export function PasswordChecklist({ password, rule }: PasswordChecklistProps) {
  const t = useTexts('signIn');
  const texts = usePasswordTexts(rule);
  const points: readonly PasswordFault[] = ['too-short', 'too-long', ...rule.needs];
  const faults = listPasswordFaults(password, rule);
  return (
    <Stack component="ul" gap="xs" m={0} p={0} aria-label={t('rule.title')}>
      {points.map((point) => {
        const isMet = password !== '' && !faults.includes(point);
        const Sign = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <Group component="li" key={point} gap="sm" wrap="nowrap" c={isMet ? 'var(--v-good-ink)' : 'dimmed'}>
            <Sign
              size="1rem"
              stroke={1.75}
              role="img"
              aria-label={isMet ? t('rule.met') : t('rule.unmet')}
              style={{ flex: 'none' }}
            />
            {texts[point]}
          </Group>
        );
      })}
    </Stack>
  );
}
