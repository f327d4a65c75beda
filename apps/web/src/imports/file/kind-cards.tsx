import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { Box, Button, Group, Radio, SimpleGrid, Stack, Text, ThemeIcon } from '@mantine/core';
import {
  IconBuildingSkyscraper,
  IconCalendarEvent,
  IconChartLine,
  IconDownload,
  IconNews,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { IMPORT_KINDS } from '@vigilo/domain/imports/fields';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import { saveFile } from '../../lib/get-file.ts';
import { useTexts } from '../../lib/texts.ts';
import { exampleCsv, exampleName } from './example-file.ts';
import classes from '../card.module.css';

const ICONS: Readonly<Record<ImportKind, Icon>> = {
  companies: IconBuildingSkyscraper,
  events: IconCalendarEvent,
  news: IconNews,
  prices: IconChartLine,
};

interface KindCardsProps {
  readonly kind: ImportKind;
  readonly isAllowed: (kind: ImportKind) => boolean;
  readonly isDisabled: boolean;
  readonly onKind: (kind: ImportKind) => void;
}

/** What a file holds: one of four, each with the columns it needs and an example. */
export function KindCards({ kind, isAllowed, isDisabled, onKind }: KindCardsProps) {
  const t = useTexts('importWizard');
  return (
    <Radio.Group
      value={kind}
      label={t('kind.label')}
      labelProps={{ fz: 'lg', fw: 650, mb: 'sm' }}
      onChange={(chosen) => {
        const found = IMPORT_KINDS.find((one) => one === chosen);
        if (found !== undefined) onKind(found);
      }}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md">
        {IMPORT_KINDS.map((one) => (
          <KindCard key={one} kind={one} isAllowed={isAllowed(one)} isDisabled={isDisabled} />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}

interface KindCardProps {
  readonly kind: ImportKind;
  readonly isAllowed: boolean;
  readonly isDisabled: boolean;
}

/** The button of the example lies over the card: a button cannot be inside another. */
function KindCard({ kind, isAllowed, isDisabled }: KindCardProps) {
  const t = useTexts('importWizard');
  const KindIcon = ICONS[kind];
  const name = t(`kind.${kind}`);
  return (
    <Box pos="relative">
      <Radio.Card
        value={kind}
        radius="lg"
        h="100%"
        pb="xl"
        className={classes.card ?? ''}
        disabled={isDisabled || !isAllowed}
        title={isAllowed ? undefined : t('kind.notAllowed')}
      >
        <Group wrap="nowrap" align="start" gap="md" mb="lg" flex={1}>
          <ThemeIcon variant="light" size="2.25rem">
            <KindIcon size="1.25rem" stroke={1.6} aria-hidden="true" />
          </ThemeIcon>
          <Stack gap={0} flex={1}>
            <Text span fw={650} size="lg">
              {name}
            </Text>
            <Text span c="dimmed">
              {isAllowed ? t(`kind.${kind}Hint`) : t('kind.notAllowed')}
            </Text>
          </Stack>
          <Radio.Indicator size="xs" />
        </Group>
      </Radio.Card>
      <Button
        variant="subtle"
        size="compact-sm"
        pos="absolute"
        bottom="0.5rem"
        left="3.5rem"
        leftSection={<IconDownload size="1rem" stroke={1.75} />}
        aria-label={t('kind.exampleOf', { kind: name })}
        onClick={() => saveFile(new Blob([exampleCsv(kind)], { type: 'text/csv' }), exampleName(kind))}
      >
        {t('kind.example')}
      </Button>
    </Box>
  );
}
