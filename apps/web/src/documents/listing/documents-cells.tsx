import { Anchor, Badge, Box, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DocumentRow } from '@vigilo/contract/documents';
import { useTexts } from '../../lib/texts.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { documentPath } from '../document-path.ts';
import { StatusChip } from '../status-chip.tsx';
import classes from './documents-list.module.css';
import { writeType } from '../public/type-name.ts';
import { sortTypes } from './list-texts.ts';

interface CellProps {
  readonly row: DocumentRow;
}

/** Of so many types the names stand in the row. */
const SHOWN_TYPES = 2;
const DASH = '–';

/** The name, which is the way to the document where it can be viewed, and how long it is. */
export function NameCell({ row }: CellProps) {
  const t = useTexts('documentScreens');
  const { _id, OriginalFileName: name, pageCount, ticker, companyID } = row;
  const facts = [
    pageCount === null ? t('row.noPages') : t('row.pages', { count: pageCount }),
    ticker !== '' && companyID === null ? t('row.noCompany', { ticker }) : '',
  ];
  return (
    <>
      {row.can.includes('view') ? (
        <Anchor
          display="block"
          c="var(--v-ink)"
          inherit
          truncate
          title={name}
          renderRoot={(root) => <Link to={documentPath(_id)} {...root} />}
        >
          <bdi>{name}</bdi>
        </Anchor>
      ) : (
        <Text span display="block" inherit truncate title={name}>
          <bdi>{name}</bdi>
        </Text>
      )}
      <SmallLine text={facts.filter((fact) => fact !== '').join(' · ')} />
    </>
  );
}

/** The chip and one line under it: how far it is, its place in the queue, or why it failed. */
export function StatusCell({ row }: CellProps) {
  return (
    <>
      <StatusChip status={row.Status} />
      <StatusLine row={row} />
    </>
  );
}

function StatusLine({ row }: CellProps) {
  const t = useTexts('documentScreens');
  const { Status, failure, pageCount, pagesDone, queuePlace, OriginalFileName } = row;
  if (failure !== null) return <SmallLine colour="var(--v-bad-ink)" text={failure.message} />;
  if (Status === 'In Process' && pageCount !== null) {
    const text = t('row.progress', { done: pagesDone, count: pageCount });
    return (
      <Group gap="sm" wrap="nowrap">
        <Box w="3.5rem" flex="none">
          <ProgressBar
            label={`${OriginalFileName}: ${text}`}
            share={pageCount === 0 ? 0 : pagesDone / pageCount}
          />
        </Box>
        <SmallLine text={text} />
      </Group>
    );
  }
  const line = {
    New: t('row.waiting'),
    'In Queue': queuePlace === null ? t('row.waiting') : t('row.place', { place: queuePlace }),
    'In Process': t('row.opening'),
    Digitized: t('row.extracting'),
    Processed: '',
    Posted: '',
    'Digitization Failed': '',
    Failed: '',
  }[Status];
  return line !== '' && <SmallLine text={line} />;
}

/** The two types with the most pages, each with its pages; how many more there are. */
export function TypeCell({ row }: CellProps) {
  const t = useTexts('documentScreens');
  const types = sortTypes(row.ClassifiedPagesCount);
  const more = types.slice(SHOWN_TYPES);
  if (types.length === 0) return DASH;
  const list = more.map(({ type, count }) => `${writeType(t, type)} ${count}`).join(', ');
  return types.slice(0, SHOWN_TYPES).map(({ type, count }, index) => (
    <Group key={type} gap="xs" wrap="nowrap" lh="xs">
      <SmallLine colour="inherit" text={writeType(t, type)} />
      {index === SHOWN_TYPES - 1 && more.length > 0 && (
        <Badge
          size="xs"
          flex="none"
          className={classes.more}
          title={list}
          aria-label={t('row.moreNames', { count: more.length, list })}
          role="img"
        >
          {t('row.more', { count: more.length })}
        </Badge>
      )}
      <Text span size="xs" ms="auto">
        {count}
      </Text>
    </Group>
  ));
}

/** One small line that ends in an ellipsis where it does not fit; its tooltip shows the whole. */
function SmallLine({ text, colour = 'dimmed' }: { readonly text: string; readonly colour?: string }) {
  return (
    <Text span display="block" size="xs" fw={400} c={colour} truncate title={text}>
      {text}
    </Text>
  );
}
