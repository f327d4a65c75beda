import { Box, Group, Popover, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { Suspense, lazy } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { reportsQuery } from '../report-queries.ts';
import { openQuestion } from '../rti-question.ts';
import { useSeenReports } from '../seen-reports.ts';
import { useReportNotices } from '../use-report-notices.ts';

const ReportList = lazy(async () => ({ default: (await import('../report-list.tsx')).ReportList }));
const RtiPrompt = lazy(async () => ({ default: (await import('../rti-prompt.tsx')).RtiPrompt }));

const COUNT = { borderRadius: 'var(--mantine-radius-xl)', pointerEvents: 'none' } as const;

/** The bell in the header: reports under way and ready. With it comes the question that a download of reports may ask on any page. */
export function ReportBell() {
  const t = useTexts('reports');
  const [isOpen, { set, close }] = useDisclosure();
  const { data = [] } = useQuery(reportsQuery);
  const [count, noteSeen] = useSeenReports(data);
  const question = useSelector(openQuestion);
  useReportNotices(data);
  return (
    <>
      <Popover opened={isOpen} onChange={set} position="bottom-end" width="26rem" trapFocus returnFocus>
        <Box component="span" pos="relative" display="inline-flex">
          <Popover.Target>
            <IconButton
              label={count > 0 ? t('bell.labelCount', { count }) : t('bell.label')}
              onClick={() => set(!isOpen)}
            >
              <IconBell size="1.125rem" stroke={1.75} />
            </IconButton>
          </Popover.Target>
          {count > 0 && (
            <Text
              span
              pos="absolute"
              top="-2px"
              right="-2px"
              miw="1rem"
              px="var(--v-space-hair)"
              c="var(--v-header)"
              bg="var(--v-header-ink)"
              fz="var(--v-font-size-table-head)"
              fw={650}
              lh="1rem"
              ta="center"
              style={COUNT}
              aria-hidden="true"
            >
              {count}
            </Text>
          )}
        </Box>
        <Popover.Dropdown p={0}>
          <Group justify="space-between" px="lg" py="sm">
            <strong>{t('bell.label')}</strong>
            <IconButton label={t('bell.close')} size={28} onClick={close}>
              <IconX size="1rem" stroke={1.75} />
            </IconButton>
          </Group>
          <Suspense>
            <ReportList onSeen={noteSeen} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {question !== null && (
        <Suspense>
          <RtiPrompt question={question} />
        </Suspense>
      )}
    </>
  );
}
