import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCan } from '../../lib/profile.ts';
import type { Tone } from '../../lib/theme.ts';
import { useTexts } from '../../lib/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { writeType } from '../public/type-name.ts';
import { DocumentPages } from '../summary/document-pages.tsx';
import type { DocumentDetail } from '../summary/summary-queries.ts';
import { documentQuery } from '../summary/summary-queries.ts';
import { ViewerSkeleton } from '../viewer/viewer-skeleton.tsx';
import type { DocumentViewerProps } from '../viewer/viewer-props.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import classes from './relations.module.css';

/** A value that one side says, and whether the other says the same. */
export interface SideValue {
  readonly text: string;
  readonly tone: Tone;
}

interface SideProps {
  readonly documentType: string;
  readonly name: string;
  readonly value: SideValue | null;
  readonly marks: readonly ViewerMark[];
  /** The page that it begins on. */
  readonly startPage: number | undefined;
  /** Takes what is shown on the pages; of the document that is edited. */
  readonly show?: Pick<DocumentViewerProps, 'onPoint' | 'onBox'>;
}

/** One side of a comparison: which document it is, what it says, and its pages. */
export function SidePages({ document, ...side }: SideProps & { readonly document: DocumentDetail }) {
  const [page, setPage] = useState(side.startPage);
  return (
    <Side {...side}>
      <DocumentPages document={document} marks={side.marks} page={page} onPage={setPage} {...side.show} />
    </Side>
  );
}

/** The other side: its document is fetched first. */
export function LinkedPages({ documentId, ...side }: SideProps & { readonly documentId: string }) {
  const t = useTexts('relations');
  const canSeeDeleted = useCan('view-deleted-documents');
  const { data, error, refetch } = useQuery(documentQuery(documentId, canSeeDeleted));
  if (data !== undefined) return <SidePages {...side} document={data} />;
  return (
    <Side {...side}>
      {error === null ? (
        <ViewerSkeleton />
      ) : (
        <LoadFailed title={t('notShown')} message={error.message} onRetry={() => void refetch()} />
      )}
    </Side>
  );
}

function Side({
  documentType,
  name,
  value,
  children,
}: Pick<SideProps, 'documentType' | 'name' | 'value'> & { readonly children: ReactNode }) {
  const td = useTexts('documentScreens');
  return (
    <Stack component="section" aria-label={name} gap="xs" className={classes.side}>
      <Group gap="sm" wrap="nowrap">
        <Badge color="action" className={classes.badge}>
          {writeType(td, documentType)}
        </Badge>
        <Text size="sm" fw={600} truncate>
          <bdi>{name}</bdi>
        </Text>
        {value !== null && (
          <Badge color={value.tone} className={classes.badge}>
            {value.text}
          </Badge>
        )}
      </Group>
      {children}
    </Stack>
  );
}
