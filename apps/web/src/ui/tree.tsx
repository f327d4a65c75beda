// A tree to read: pages and what stands on them. One tab stop; arrow keys walk through it and open and close its branches, as in the tree
// of the ARIA practices.

import { IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import classes from './tree.module.css';
import { listVisibleNodes } from './tree-nodes.ts';
import type { VisibleNode, TreeNode } from './tree-nodes.ts';

export interface TreeProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  /** All branches begin closed. */
  readonly isClosed?: boolean;
}

/** A tree whose branches open and close. Keys are unique in the whole tree. */
export function Tree({ label, nodes, isClosed = false }: TreeProps) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const root = useRef<HTMLUListElement>(null);
  const isOpen = (node: TreeNode): boolean => turned.has(node.key) === isClosed;
  const shown = listVisibleNodes(nodes, isOpen);
  const tabStop = shown.some(({ node }) => node.key === current) ? current : (shown[0]?.node.key ?? null);

  function turn(node: TreeNode): void {
    const next = new Set(turned);
    if (!next.delete(node.key)) next.add(node.key);
    setTurned(next);
  }

  function goTo(key: string | undefined): void {
    if (key === undefined) return;
    setCurrent(key);
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = shown.findIndex(({ node }) => node.key === tabStop);
    const here = shown[at];
    if (here === undefined) return;
    const isBranch = (here.node.children?.length ?? 0) > 0;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(shown[at + 1]?.node.key),
      ArrowUp: () => goTo(shown[at - 1]?.node.key),
      Home: () => goTo(shown[0]?.node.key),
      End: () => goTo(shown.at(-1)?.node.key),
      ArrowRight: () =>
        isBranch && !isOpen(here.node) ? turn(here.node) : isBranch && goTo(shown[at + 1]?.node.key),
      ArrowLeft: () => (isBranch && isOpen(here.node) ? turn(here.node) : goTo(here.parent?.key)),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  }

  return (
    <ul ref={root} role="tree" aria-label={label} className={classes.tree} onKeyDown={onKeyDown}>
      {shown.map((one) => (
        <Item
          key={one.node.key}
          shown={one}
          isOpen={isOpen(one.node)}
          isTabStop={one.node.key === tabStop}
          onTurn={turn}
          onFocus={setCurrent}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly shown: VisibleNode;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onTurn: (node: TreeNode) => void;
  readonly onFocus: (key: string) => void;
}

function Item({ shown: { node, level, place, count }, isOpen, isTabStop, onTurn, onFocus }: ItemProps) {
  const isBranch = (node.children?.length ?? 0) > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the arrow keys do the same, and the tree listens to them
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={false}
      {...(isBranch && { 'aria-expanded': isOpen })}
      tabIndex={isTabStop ? 0 : -1}
      data-key={node.key}
      data-muted={node.isMuted}
      data-branch={isBranch}
      className={classes.item}
      style={{ paddingInlineStart: `calc(var(--v-space-hair) + ${level - 1} * var(--v-page-padding))` }}
      onFocus={() => onFocus(node.key)}
      onClick={() => isBranch && onTurn(node)}
    >
      {isBranch ? (
        <IconChevronRight size="1rem" aria-hidden="true" className={classes.turn} data-open={isOpen} />
      ) : (
        <span className={classes.leaf} />
      )}
      {node.icon}
      <span className={classes.label}>{node.label}</span>
      {node.note !== undefined && <span className={classes.note}>{node.note}</span>}
    </li>
  );
}
