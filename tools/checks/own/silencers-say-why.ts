// A rule is silenced for one line, by name, with a reason (the form of FOR_ONE_LINE_WITH_REASON). Never for a file.

import type { Check } from '../finding.ts';
import { listComments } from '../syntax.ts';

const SILENCER = /\b(?:oxlint|eslint)-disable/;
const FOR_ONE_LINE_WITH_REASON =
  /\b(?:oxlint|eslint)-disable-(?:next-)?line\s+[\w@/-]+(?:\s*,\s*[\w@/-]+)*\s+--\s+\S.{9,}/s;
const COVERAGE_SILENCER = /\b(?:v8|c8|istanbul) ignore\b/;

export const silencersSayWhy: Check = {
  name: 'silencers-say-why',
  find: (tree) =>
    tree.files
      .filter((file) => file.isCode)
      .flatMap((file) =>
        listComments(file)
          .filter(
            ({ text }) =>
              COVERAGE_SILENCER.test(text) || (SILENCER.test(text) && !FOR_ONE_LINE_WITH_REASON.test(text)),
          )
          .map(({ line }) => ({
            path: file.path,
            line,
            message: 'silence one line, by rule, with a reason: oxlint-disable-next-line <rule> -- <reason>',
          })),
      ),
};
