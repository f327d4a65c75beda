import { Group, Paper } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

interface OutcomeProps {
  /** What went wrong, in words. */
  readonly failure: string | null;
  /** What led here or was done, in words. */
  readonly notice: string | null;
}

/** What went wrong, read out at once; else what led here. */
export function Outcome({ failure, notice }: OutcomeProps) {
  return (
    <>
      <div role="alert" hidden={failure === null}>
        {failure !== null && (
          <Paper bg="var(--v-bad-soft)" c="var(--v-bad-ink)" px="md" py="sm">
            <Group gap="sm" wrap="nowrap" fw="var(--v-weight-medium)">
              <IconAlertCircle size="1.125rem" stroke={1.75} aria-hidden="true" style={{ flex: 'none' }} />
              {failure}
            </Group>
          </Paper>
        )}
      </div>
      {notice !== null && (
        <Paper role="status" bg="var(--v-soft)" px="md" py="sm">
          {notice}
        </Paper>
      )}
    </>
  );
}
