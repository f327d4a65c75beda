import { Button, Stack, Text } from '@mantine/core';
import type { AppConfig } from '../lib/app-config.ts';
import { useTexts } from '../lib/texts.ts';
import type { Credentials } from './credentials.ts';

const LINE_ABOVE = { borderBlockStart: 'var(--v-line-width) solid var(--v-line)' };

interface DemoAccountsProps {
  readonly demo: NonNullable<AppConfig['DEMO']>;
  /** The e-mail address in the form. */
  readonly chosen: string;
  readonly onChoose: (credentials: Partial<Credentials>) => void;
}

/** The accounts of the demo tenant; one click fills the form. */
export function DemoAccounts({ demo, chosen, onChoose }: DemoAccountsProps) {
  const t = useTexts('signIn');
  return (
    <Stack component="section" aria-label={t('demoTitle')} gap={0} mt="xl" pt="lg" style={LINE_ABOVE}>
      <Text component="h2" fw="var(--v-weight-strong)">
        {t('demoTitle')}
      </Text>
      <Text c="dimmed" mb="sm">
        {t('demoHint', { password: demo.password })}
      </Text>
      {demo.accounts.map(({ email, role }) => (
        <Button
          key={email}
          variant={email === chosen ? 'light' : 'subtle'}
          color={email === chosen ? 'action' : 'gray'}
          fullWidth
          justify="space-between"
          px="sm"
          aria-pressed={email === chosen}
          rightSection={
            <Text span c={email === chosen ? 'var(--v-action-ink)' : 'dimmed'}>
              {email}
            </Text>
          }
          onClick={() => onChoose({ email, password: demo.password })}
        >
          {role}
        </Button>
      ))}
    </Stack>
  );
}
