// A finding of a check: where it is, what is wrong and what to do.

import type { SourceTree } from './source-tree.ts';

export interface Finding {
  /** Relative to the root of the tree, with forward slashes. */
  readonly path: string;
  /** From 1; absent where the finding is about the file as a whole. */
  readonly line?: number;
  /** The rule, for tools with several rules; our own checks are one rule each. */
  readonly rule?: string;
  readonly message: string;
}

/** One rule of ours that no ready-made tool knows. */
export interface Check {
  readonly name: string;
  /** Why it cannot be checked here, or null. */
  readonly skipped?: (tree: SourceTree) => string | null;
  readonly find: (tree: SourceTree) => Finding[] | Promise<Finding[]>;
}

/** One line for a terminal: `path:line rule: message`. */
export function formatFinding(finding: Finding): string {
  const place = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
  return finding.rule === undefined
    ? `${place}  ${finding.message}`
    : `${place}  ${finding.rule}: ${finding.message}`;
}
