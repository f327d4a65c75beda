import { Anchor } from '@mantine/core';

interface MoreButtonProps {
  readonly isWhole: boolean;
  readonly more: string;
  readonly less: string;
  /** Id of what it unfolds. */
  readonly controls: string;
  readonly onChange: (isWhole: boolean) => void;
}

/** Shows the rest of a content, and folds it again. */
export function MoreButton({ isWhole, more, less, controls, onChange }: MoreButtonProps) {
  return (
    <Anchor
      component="button"
      type="button"
      mt="xs"
      aria-expanded={isWhole}
      aria-controls={controls}
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? less : more}
    </Anchor>
  );
}
