import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { listPasswordFaults } from '@vigilo/domain/sign-in/password-rule';
import type { PasswordFault, PasswordRule } from '@vigilo/domain/sign-in/password-rule';
import { useTexts } from '../../lib/texts.ts';
import classes from './password-checklist.module.css';

interface PasswordChecklistProps {
  readonly password: string;
  readonly rule: PasswordRule;
}

/** What a new password must have, and which of it the one being typed has. */
export function PasswordChecklist({ password, rule }: PasswordChecklistProps) {
  const t = useTexts('signIn');
  const points: readonly PasswordFault[] = ['too-short', 'too-long', ...rule.needs];
  const faults = listPasswordFaults(password, rule);
  const texts: Readonly<Record<PasswordFault, string>> = {
    'too-short': t('rule.too-short', { least: rule.least }),
    'too-long': t('rule.too-long', { most: rule.most }),
    'no-number': t('rule.no-number'),
    'no-capital': t('rule.no-capital'),
    'no-small': t('rule.no-small'),
    'no-special': t('rule.no-special'),
  };
  return (
    <ul className={classes.list} aria-label={t('rule.title')}>
      {points.map((point) => {
        const isMet = password !== '' && !faults.includes(point);
        const Sign = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={point} data-met={isMet}>
            <Sign size="1rem" stroke={1.75} aria-hidden="true" />
            <span>
              {texts[point]} <VisuallyHidden>{isMet ? t('rule.met') : t('rule.unmet')}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
