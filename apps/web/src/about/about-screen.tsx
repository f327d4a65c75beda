import { SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChartDots, IconFileCheck, IconUsersGroup } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

/** What the product is for, and the copyright line. */
export function AboutScreen() {
  const t = useTexts('shell');
  const parts = [
    { icon: IconChartDots, title: t('aboutScores'), text: t('aboutScoresText') },
    { icon: IconFileCheck, title: t('aboutDocuments'), text: t('aboutDocumentsText') },
    { icon: IconUsersGroup, title: t('aboutPeople'), text: t('aboutPeopleText') },
  ];
  return (
    <>
      <PageHeader title={t('aboutUs')} />
      <Stack gap="lg" maw="62rem">
        <Panel>
          <Stack gap="sm" maw="46rem">
            <h2>{t('aboutLead')}</h2>
            <Text c="dimmed">{t('aboutPurpose')}</Text>
          </Stack>
        </Panel>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
          {parts.map(({ icon: PartIcon, title, text }) => (
            <Panel key={title}>
              <PartIcon size="1.5rem" stroke={1.5} color="var(--v-action-ink)" aria-hidden="true" />
              <Text component="h3" my="xs" fw="var(--v-weight-strong)">
                {title}
              </Text>
              <Text c="dimmed">{text}</Text>
            </Panel>
          ))}
        </SimpleGrid>
        <Text c="dimmed" size="xs">
          {t('copyright')}
        </Text>
      </Stack>
    </>
  );
}
