import '@mantine/core/styles/Table.layer.css';
import { Table, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Collapsible } from '../ui/collapsible.tsx';
import type { Level } from './public/summary-query.ts';

/** Height of a folded list in pixels (specification 2, section 2.3). */
const FOLDED = 142;

const ICONS = { positive: IconArrowUp, negative: IconArrowDown, neutral: IconEqual } as const;

const INKS = { positive: 'var(--v-good-ink)', negative: 'var(--v-bad-ink)', neutral: 'dimmed' } as const;
const BROKEN = { overflowWrap: 'anywhere' } as const;
const DAY = { pl: 'md', ta: 'end', style: { whiteSpace: 'nowrap' } } as const;

/** The summaries of one level: what each means for the company, its words, its day. */
export function LevelPoints({ points }: { readonly points: Level['points'] }) {
  const t = useTexts('scoring');
  if (points.length === 0) return <Text c="dimmed">{t('levels.none')}</Text>;
  return (
    <Collapsible most={FOLDED} more={t('levels.showMore')} less={t('levels.showLess')}>
      <Table horizontalSpacing={0}>
        <Table.Thead bg="transparent">
          <Table.Tr>
            <Table.Th scope="col" w="3.5rem" py={0}>
              {t('levels.impact')}
            </Table.Th>
            <Table.Th scope="col" py={0}>
              {t('levels.summary')}
            </Table.Th>
            <Table.Th scope="col" py={0} {...DAY}>
              {t('levels.date')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map((point) => {
            const Icon = ICONS[point.verdict];
            const verdict = t(`verdicts.${point.verdict}`);
            return (
              <Table.Tr key={point._id}>
                <Table.Td title={verdict} c={INKS[point.verdict]} lh={0}>
                  <Icon size="1.125rem" role="img" aria-label={verdict} />
                </Table.Td>
                <Table.Td title={point.title} style={BROKEN}>
                  {point.summary}
                </Table.Td>
                <Table.Td c="dimmed" {...DAY}>
                  <time dateTime={point.date}>{formatDay(point.date)}</time>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Collapsible>
  );
}
