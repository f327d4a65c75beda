import { Code, Divider, Group, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { IconCheck, IconCopy, IconFileText, IconLock, IconStack2, IconX } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { formatSize } from '../../lib/format-size.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';

const EXAMPLE = { first: 'CCRR', ticker: 'MFH.L', date: '2025-12-31', ending: '.pdf' } as const;
const RIGHT = ['CCRR_BRWT.N_2026-09-30.pdf', 'CCRR_TERN-B.ST_2026-06-30.tiff'] as const;
const WRONG = [
  { name: 'CCRR-BRWT.N-2026.pdf', why: 'upload.help.noUnderscores' },
  { name: 'CCRR_BRWT_2026-09-30.pdf', why: 'upload.help.noExchange' },
] as const;

interface HelpProps {
  /** Files at a time, bytes and pages of each. */
  readonly limits: { readonly files: number; readonly size: number; readonly pages: number };
}

/** How files are to be named, and what can be uploaded. */
export function NameHelp({ limits }: HelpProps) {
  const t = useTexts('documentScreens');
  const rule = `CCRR_{${t('upload.help.companyTicker')}}_{${t('upload.help.day')}}.pdf`;
  return (
    <Panel w={{ base: '100%', md: '21rem' }} flex="none">
      <Stack gap="md">
        <h2>{t('upload.help.title')}</h2>
        <Text c="dimmed">{t('upload.help.rule', { rule })}</Text>
        <Text size="lg" fw={650} style={{ overflowWrap: 'anywhere' }}>
          <Part>{EXAMPLE.first}</Part> _ <Part isTicker>{EXAMPLE.ticker}</Part> _ <Part>{EXAMPLE.date}</Part>{' '}
          {EXAMPLE.ending}
        </Text>
        <Parts />
        <Stack gap="xs">
          {RIGHT.map((name) => (
            <Example
              key={name}
              icon={IconCheck}
              colour="var(--v-good-ink)"
              verdict={t('upload.help.right')}
              text={name}
            />
          ))}
          {WRONG.map(({ name, why }) => (
            <Example
              key={name}
              icon={IconX}
              colour="var(--v-bad-ink)"
              verdict={t('upload.help.wrong')}
              text={`${name} · ${t(why)}`}
            />
          ))}
        </Stack>
        <Divider color="var(--v-line)" />
        <h2>{t('upload.what.title')}</h2>
        <Fact icon={IconFileText} text={t('upload.what.kinds')} />
        <Fact
          icon={IconStack2}
          text={t('upload.what.limits', { ...limits, size: formatSize(limits.size) })}
        />
        <Fact icon={IconCopy} text={t('upload.what.same')} />
        <Fact icon={IconLock} text={t('upload.what.password')} />
      </Stack>
    </Panel>
  );
}

/** What each part of the name stands for. */
function Parts() {
  const t = useTexts('documentScreens');
  const parts = [
    ['CCRR', t('upload.help.first')],
    [t('upload.help.ticker'), t('upload.help.tickerRule')],
    [t('upload.help.date'), t('upload.help.dateRule')],
  ] as const;
  return (
    <Stack component="dl" gap="xs" m={0}>
      {parts.map(([name, text]) => (
        <SimpleGrid key={name} cols={3} spacing="sm">
          <Text component="dt" fw={550}>
            {name}
          </Text>
          <Text component="dd" m={0} c="dimmed" style={{ gridColumn: 'span 2' }}>
            {text}
          </Text>
        </SimpleGrid>
      ))}
    </Stack>
  );
}

function Part({ isTicker = false, children }: { readonly isTicker?: boolean; readonly children: string }) {
  return (
    <Code
      fz="inherit"
      ff="text"
      bg={isTicker ? 'var(--v-action-soft)' : 'var(--v-soft)'}
      c={isTicker ? 'var(--v-action-ink)' : 'var(--v-ink)'}
    >
      {children}
    </Code>
  );
}

interface ExampleProps {
  readonly icon: Icon;
  readonly colour: string;
  /** For those who do not see the icon. */
  readonly verdict: string;
  readonly text: string;
}

function Example({ icon: Sign, colour, verdict, text }: ExampleProps) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Text c={colour} lh={1}>
        <Sign size="1.125rem" stroke={2} aria-hidden="true" />
        <VisuallyHidden>{verdict}: </VisuallyHidden>
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Group>
  );
}

function Fact({ icon: Sign, text }: { readonly icon: Icon; readonly text: string }) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" c="dimmed">
      <Sign size="1.125rem" stroke={1.6} style={{ flex: 'none' }} aria-hidden="true" />
      <Text size="sm">{text}</Text>
    </Group>
  );
}
