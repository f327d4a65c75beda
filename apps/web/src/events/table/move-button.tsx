import { Badge, Kbd } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTexts } from '../../lib/texts.ts';
import { ActionButton } from '../../ui/action-button.tsx';

interface MoveButtonProps {
  readonly count: number;
  /** Why nothing can be changed, in words. */
  readonly locked: string | undefined;
  readonly onClick: () => void;
}

const HINT = 'M';

/** Moves the selected imported events to the company events; says how many are selected. */
export function MoveButton({ count, locked, onClick }: MoveButtonProps) {
  const t = useTexts('events');
  return (
    <ActionButton
      isMain
      leftSection={<IconArrowRight size="1rem" stroke={1.75} />}
      rightSection={count > 0 ? <Badge>{t('moveCount', { selected: count })}</Badge> : <Kbd>{HINT}</Kbd>}
      shortcut="m"
      disabledReason={locked ?? (count === 0 ? t('moveNone') : undefined)}
      onClick={onClick}
    >
      {t('move')}
    </ActionButton>
  );
}
