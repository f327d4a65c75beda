import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';

interface SegmentsProps<T extends string> {
  readonly label: string;
  /** The label is there for those who hear the page only. */
  readonly isLabelHidden?: boolean;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few side by side, with the label at the left. */
export function Segments<T extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: SegmentsProps<T>) {
  const id = useId();
  return (
    <Group component="span" display="inline-flex" gap="sm" wrap="nowrap">
      <Text component="span" id={id} hidden={isLabelHidden} size="sm" fw={550} c="dimmed">
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        value={value}
        data={options.map((option) => ({ value: option.value, label: option.text }))}
        onChange={onChange}
      />
    </Group>
  );
}
