import { Badge, Box, Button, Flex, Group, Popover, Stack, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface FilterDropdownProps {
  readonly title: string;
  readonly count: number;
  /** How many are set in words, said after the button's own. */
  readonly countText: string;
  /** The content, given how it closes the sheet. */
  readonly children: (close: () => void) => ReactNode;
}

/** The button of the advanced filters, with the number of those that are set, and the sheet of 365 by 500 pixels (specification 3, section 9). */
export function FilterDropdown({ title, count, countText, children }: FilterDropdownProps) {
  const [isOpen, { set, close }] = useDisclosure();
  return (
    <Popover opened={isOpen} onChange={set} position="bottom-end" width={365} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          onClick={() => set(!isOpen)}
          leftSection={<IconAdjustmentsHorizontal size="1.125rem" stroke={1.75} />}
          rightSection={
            count > 0 && (
              <Badge color="action">
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>{countText}</VisuallyHidden>
              </Badge>
            )
          }
        >
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Flex direction="column" h={500}>
          {children(close)}
        </Flex>
      </Popover.Dropdown>
    </Popover>
  );
}

interface FilterWaitProps {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** What stands where the groups will be until they are known. */
export function FilterWait({ loading, failed, retry, isFailed, onRetry }: FilterWaitProps) {
  return (
    <Stack p="lg" align="flex-start" role={isFailed ? 'alert' : 'status'}>
      <p>{isFailed ? failed : loading}</p>
      {isFailed && (
        <Button variant="default" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </Stack>
  );
}

/** The groups of the filters, which scroll. */
export function FilterGroups({ children }: { readonly children: ReactNode }) {
  return (
    <Box p="sm" flex={1} style={{ overflowY: 'auto' }}>
      {children}
    </Box>
  );
}

/** The buttons under them. */
export function FilterFooter({ children }: { readonly children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" px="md" py="sm">
      {children}
    </Group>
  );
}
