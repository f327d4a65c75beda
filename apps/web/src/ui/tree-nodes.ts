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

export interface ShownNode {
  readonly node: TreeNode;
  readonly parent: TreeNode | null;
}

/** The nodes that can be seen, from top to bottom: those of open branches. */
export function listShown(nodes: readonly TreeNode[], isOpen: (node: TreeNode) => boolean, parent: TreeNode | null = null): readonly ShownNode[] {
  return nodes.flatMap((node) => [{ node, parent }, ...(isOpen(node) ? listShown(node.children ?? [], isOpen, node) : [])]);
}
