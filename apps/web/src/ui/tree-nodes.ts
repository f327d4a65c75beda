import type { ReactNode } from 'react';

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

export interface VisibleNode {
  readonly node: TreeNode;
  readonly parent: TreeNode | null;
  /** How deep it stands, from 1. */
  readonly level: number;
  /** Its place among those beside it, from 1, and how many they are. */
  readonly place: number;
  readonly count: number;
}

/** The nodes that can be seen, from top to bottom: those of open branches. */
export function listVisibleNodes(
  nodes: readonly TreeNode[],
  isOpen: (node: TreeNode) => boolean,
  parent: TreeNode | null = null,
  level = 1,
): readonly VisibleNode[] {
  return nodes.flatMap((node, index) => [
    { node, parent, level, place: index + 1, count: nodes.length },
    ...(isOpen(node) ? listVisibleNodes(node.children ?? [], isOpen, node, level + 1) : []),
  ]);
}
