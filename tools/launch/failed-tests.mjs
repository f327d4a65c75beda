// Which tests failed, for the last lines of `npm test`: who sees only the end of a long log still learns where to look.

import { relative } from 'node:path';

const LONGEST_REASON = 200;

/**
 * @param testResults what Vitest reports of each file
 * @param errors what went wrong outside of every test
 * @returns a line for each failed test: file, name and the beginning of its reason; one for each of the errors
 */
export function failedUnitTests(testResults, errors, root) {
  const lines = testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [lineOf(file, 'outside its tests', message || 'the process that ran it ended')];
    return failed.map(({ fullName, failureMessages }) => lineOf(file, fullName, failureMessages?.[0]));
  });
  return [...lines, ...errors.map((error) => plainly(error.replaceAll(root, '')))];
}

/** The files whose process ended before they did: the report has neither a failed test nor a reason. With how many tests had passed by then. */
export function listEnded(testResults, root) {
  return testResults
    .filter(
      ({ status, message, assertionResults = [] }) =>
        status === 'failed' && !message && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name, assertionResults = [] }) => ({
      file: relative(root, name),
      passed: assertionResults.filter((test) => test.status === 'passed').length,
    }));
}

/** Like failedUnitTests, for the stories that Playwright reports, those included that passed at a second try. */
export function failedStories(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) =>
          lineOf(
            file,
            status === 'flaky' ? `${title} (passed at a second try)` : title,
            results.find(({ error }) => error)?.error.message,
          ),
        ),
    ),
    ...failedStories(inner),
  ]);
}

function lineOf(file, name, reason = '') {
  return `${file} > ${name}: ${plainly(reason).slice(0, LONGEST_REASON)}`;
}

/** Terminal colours are left out, line ends become blanks. */
function plainly(text) {
  // oxlint-disable-next-line no-control-regex -- the escape character begins every terminal colour
  return text.replaceAll(/\u001B\[[\d;]*m/gu, '').replaceAll(/\s+/gu, ' ');
}

/** Prints the lines of all steps. */
export function reportFailures(lines) {
  if (lines.length > 0) console.log(`\nFailed:\n${lines.map((line) => `- ${line}`).join('\n')}`);
}
