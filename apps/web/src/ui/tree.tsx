import '@mantine/core/styles/Tree.layer.css';
import { Group, Tree as MantineTree, Text, getTreeExpandedState, useTree } from '@mantine/core';
import type { RenderTreeNodePayload, TreeNodeData } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';

export interface TreeNode {
  /** Unique in its tree. */
  readonly key: string;
  readonly label: string;
  /** Before the label; it says nothing that the words do not say. */
  readonly icon?: ReactNode;
  /** At the right, such as a count or why. */
  readonly note?: ReactNode;
  readonly isMuted?: boolean;
  readonly children?: readonly TreeNode[];
}

export interface TreeProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  /** All branches begin closed. */
  readonly isClosed?: boolean;
}

/** A tree to read, whose branches open and close. */
export function Tree({ label, nodes, isClosed = false }: TreeProps) {
  const data = nodes.map(toData);
  const tree = useTree({ initialExpandedState: isClosed ? {} : getTreeExpandedState(data, '*') });
  return (
    <MantineTree
      aria-label={label}
      data={data}
      tree={tree}
      levelOffset="lg"
      allowRangeSelection={false}
      renderNode={renderNode}
      onKeyDown={goToEnd}
    />
  );
}

function toData({ key, label, children, ...look }: TreeNode): TreeNodeData {
  return { value: key, label, nodeProps: look, ...(children && { children: children.map(toData) }) };
}

function renderNode({ node, expanded, hasChildren, elementProps }: RenderTreeNodePayload) {
  const { icon, note, isMuted } = node.nodeProps as Omit<TreeNode, 'key' | 'label' | 'children'>; // what toData put there
  return (
    <Group
      {...elementProps}
      gap="xs"
      wrap="nowrap"
      py="var(--v-space-hair)"
      {...(isMuted === true && { c: 'dimmed' })}
    >
      <IconChevronRight
        size="1rem"
        aria-hidden="true"
        visibility={hasChildren ? 'visible' : 'hidden'}
        rotate={expanded ? 90 : 0}
      />
      {icon}
      <Text span inherit fw={hasChildren ? 550 : 400}>
        {node.label}
      </Text>
      {note !== undefined && (
        <Text span size="xs" c="dimmed" ml="auto">
          {note}
        </Text>
      )}
    </Group>
  );
}

/** Home and End, which Mantine's tree does not have. */
function goToEnd(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  items.at(event.key === 'Home' ? 0 : -1)?.focus();
}
