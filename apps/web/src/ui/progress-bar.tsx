import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; null while it is not known. */
  readonly share: number | null;
}

/** How far something is. While that is not known the bar is full and moves, and has no value. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  if (share !== null)
    return <Progress w="100%" value={Math.round(100 * Math.min(Math.max(share, 0), 1))} aria-label={label} />;
  return (
    <Progress.Root w="100%">
      <Progress.Section value={100} animated withAria={false} role="progressbar" aria-label={label} />
    </Progress.Root>
  );
}
