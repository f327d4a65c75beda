// The checks of our own, in the order they are printed.

import type { Check } from './finding.ts';
import { asvsAnswered } from './own/asvs-answered.ts';
import { castsSayWhy } from './own/casts-say-why.ts';
import { coloursOnlyInTheme } from './own/colours-only-in-theme.ts';
import { docstringsInDomain } from './own/docstrings-in-domain.ts';
import { fileLength } from './own/file-length.ts';
import { messageLanguages } from './own/message-languages.ts';
import { messageWording } from './own/message-wording.ts';
import { namesThatSayNothing } from './own/names-that-say-nothing.ts';
import { noCommentedOutCode } from './own/no-commented-out-code.ts';
import { noLiteralText } from './own/no-literal-text.ts';
import { noMachinePaths } from './own/no-machine-paths.ts';
import { noRegistryHost } from './own/no-registry-host.ts';
import { noReExports } from './own/no-re-exports.ts';
import { numberedMigrations } from './own/numbered-migrations.ts';
import { oneVerbOneMeaning } from './own/one-verb-one-meaning.ts';
import { oneWordPerArea } from './own/one-word-per-area.ts';
import { pagesLeadSomewhere } from './own/pages-lead-somewhere.ts';
import { pinnedVersions } from './own/pinned-versions.ts';
import { pureDomain } from './own/pure-domain.ts';
import { repliesAreAllowLists } from './own/replies-are-allow-lists.ts';
import { ruleFilesOpenWithTheRule } from './own/rule-files-open-with-the-rule.ts';
import { silencersSayWhy } from './own/silencers-say-why.ts';
import { sizesOnlyInTheme } from './own/sizes-only-in-theme.ts';
import { skippedTests } from './own/skipped-tests.ts';
import { sqlOnlyInQueries } from './own/sql-only-in-queries.ts';
import { tenantFirst } from './own/tenant-first.ts';
import { tenantInQueries } from './own/tenant-in-queries.ts';
import { testFunctionLength } from './own/test-function-length.ts';
import { urlsInPaths } from './own/urls-in-paths.ts';

export const OWN_CHECKS: readonly Check[] = [
  asvsAnswered,
  castsSayWhy,
  coloursOnlyInTheme,
  docstringsInDomain,
  fileLength,
  messageLanguages,
  messageWording,
  namesThatSayNothing,
  noCommentedOutCode,
  noLiteralText,
  noMachinePaths,
  noRegistryHost,
  noReExports,
  numberedMigrations,
  oneVerbOneMeaning,
  oneWordPerArea,
  pagesLeadSomewhere,
  pinnedVersions,
  pureDomain,
  repliesAreAllowLists,
  ruleFilesOpenWithTheRule,
  silencersSayWhy,
  sizesOnlyInTheme,
  skippedTests,
  sqlOnlyInQueries,
  tenantFirst,
  tenantInQueries,
  testFunctionLength,
  urlsInPaths,
];
