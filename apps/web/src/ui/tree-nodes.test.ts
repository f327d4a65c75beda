import { expect, it } from 'vitest';
import { listVisibleNodes } from './tree-nodes.ts';
import type { TreeNode } from './tree-nodes.ts';

const TREE: readonly TreeNode[] = [
  {
    key: 'a',
    label: 'A',
    children: [
      { key: 'a1', label: 'A1' },
      { key: 'a2', label: 'A2' },
    ],
  },
  { key: 'b', label: 'B', children: [{ key: 'b1', label: 'B1' }] },
];

it('lists what can be seen, with what each stands under', () => {
  expect(
    listVisibleNodes(TREE, () => true).map(({ node, parent }) => [node.key, parent?.key ?? null]),
  ).toEqual([
    ['a', null],
    ['a1', 'a'],
    ['a2', 'a'],
    ['b', null],
    ['b1', 'b'],
  ]);
  expect(listVisibleNodes(TREE, ({ key }) => key === 'b').map(({ node }) => node.key)).toEqual([
    'a',
    'b',
    'b1',
  ]);
  expect(listVisibleNodes(TREE, () => false).map(({ node }) => node.key)).toEqual(['a', 'b']);
  expect(listVisibleNodes(TREE, () => true)[2]).toMatchObject({ level: 2, place: 2, count: 2 });
});
