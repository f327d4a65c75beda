import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';
import classes from './snapshot-card.module.css';

interface SnapshotCardProps {
  readonly title: string;
  readonly table: ReactNode;
  readonly chart: ReactNode;
  /** It takes the wider half of its row. */
  readonly isWide?: boolean;
}

/** Its width decides whether the chart stands beside the table or below. */
const MEASURED = { containerType: 'inline-size' } as const;

/** A part of the report: its numbers and, beside them, their picture. */
export function SnapshotCard({ title, table, chart, isWide = false }: SnapshotCardProps) {
  return (
    <Panel
      title={title}
      py="md"
      miw={0}
      className={isWide ? `${classes.card} ${classes.wide}` : `${classes.card}`}
    >
      <Flex flex={1} style={MEASURED}>
        <div className={classes.body}>
          <Box flex="none">{table}</Box>
          <Box flex={1} pos="relative" miw={0} mih="12rem">
            {chart}
          </Box>
        </div>
      </Flex>
    </Panel>
  );
}
