import { Group, Pill } from '@mantine/core';

export interface ChipFilter {
  readonly key: string;
  readonly text: string;
  /** What the chip has no room for. */
  readonly fullText: string;
  /** The name of the way out. */
  readonly remove: string;
  readonly onRemove: () => void;
}

/** What is filtered by, one chip a filter, each with its way out. */
export function Chips({ label, chips }: { readonly label: string; readonly chips: readonly ChipFilter[] }) {
  if (chips.length === 0) return null;
  return (
    <Group role="list" aria-label={label} gap="sm" mb="xs">
      {chips.map(({ key, text, fullText, remove, onRemove }) => (
        <Pill
          key={key}
          role="listitem"
          title={fullText}
          withRemoveButton
          onRemove={onRemove}
          removeButtonProps={{ 'aria-label': remove, 'aria-hidden': false, tabIndex: 0, title: remove }}
        >
          {text}
        </Pill>
      ))}
    </Group>
  );
}
