import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from './empty-state.tsx';
import { Panel } from './panel.tsx';

interface Said {
  readonly title: string;
  readonly hint: string;
}

interface RecordMissingProps {
  /** The heading of the screen, for those who do not see it. */
  readonly heading: string;
  /** The record is not there for this person: what is said, and the list it leads back to. Null where it may be there later. */
  readonly gone: (Said & { readonly back: string; readonly path: string }) | null;
  readonly failed: Said;
  readonly onRetry: () => void;
}

/** Stands for the screen of one record that cannot be had: not visible and not existing look the same, everything else can be tried again. */
export function RecordMissing({ heading, gone, failed, onRetry }: RecordMissingProps) {
  const t = useTexts('shell');
  return (
    <Panel>
      <VisuallyHidden component="h1">{heading}</VisuallyHidden>
      <div role="alert">
        {gone === null ? (
          <EmptyState {...failed} action={<Button onClick={onRetry}>{t('tryAgain')}</Button>} />
        ) : (
          <EmptyState
            title={gone.title}
            hint={gone.hint}
            action={
              <Button
                leftSection={<IconArrowLeft size="1rem" />}
                renderRoot={(root) => <Link to={gone.path} {...root} />}
              >
                {gone.back}
              </Button>
            }
          />
        )}
      </div>
    </Panel>
  );
}

/** The shape of the screen of one record while it loads: its name, and a block of each height below. */
export function RecordSkeleton({
  label,
  heights,
}: {
  readonly label: string;
  readonly heights: readonly string[];
}) {
  return (
    <Stack pt="md" role="status" aria-label={label}>
      <Skeleton radius="lg" w="24rem" maw="100%" h="2.5rem" />
      {heights.map((height) => (
        <Skeleton key={height} radius="lg" h={height} />
      ))}
    </Stack>
  );
}
