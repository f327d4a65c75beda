// The steps of `npm test`, in order. Each resolves with its numbers of passed, failed and skipped tests.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureChromium } from './chromium.mjs';
import { failedStories, failedUnitTests, listEnded } from './failed-tests.mjs';
import { environmentWith } from './install.mjs';
import { ROOT } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { browserTimes, unitTimes } from './test-budgets.mjs';
import { clockEnvironment } from './test-clock.mjs';

const MS = 1000;
/** Checks as TypeScript 6 does, in a third of the time; what reads the code (tools/checks, dependency-cruiser) needs 6. */
const TYPESCRIPT = 'node_modules/typescript-7/bin/tsc';

/** `run(node, words)`: the words are what followed the step's name on the command line, where it was asked for by name. */
export const STEPS = [
  {
    name: 'types',
    title: 'types of server, packages and tools',
    run: (node) => checkTypes(node, 'tsconfig.json'),
  },
  {
    name: 'types',
    title: 'types of the web',
    run: (node) => checkTypes(node, 'apps/web/tsconfig.json'),
  },
  {
    name: 'types',
    title: 'types of the browser stories',
    run: (node) => checkTypes(node, 'e2e/tsconfig.json'),
  },
  {
    name: 'types',
    title: 'types of the domain',
    run: (node) => checkTypes(node, 'packages/domain/tsconfig.json'),
  },
  {
    name: 'checks',
    title: 'lint and architecture',
    run: (node, words) => check(node, 'tools/checks/run.ts', words),
  },
  { name: 'unit', title: 'tests of domain, API, web and tools', run: runVitest },
  { name: 'build', title: 'web build', run: buildWeb },
  { name: 'browser', title: 'tests in the browser', run: runPlaywright },
];

const PASSED = { passed: 1, failed: 0, skipped: 0 };
const FAILED = { passed: 0, failed: 1, skipped: 0 };

async function check(node, script, words) {
  return (await runTool(node, script, words)) === 0 ? PASSED : FAILED;
}

/** What has not changed since the last run is not looked at again. */
function checkTypes(node, project) {
  const seen = join(ROOT, 'node_modules', '.cache', 'vigilo', `types-${project.replaceAll('/', '-')}`);
  return check(node, TYPESCRIPT, ['-p', project, '--incremental', '--tsBuildInfoFile', seen]);
}

async function buildWeb(node) {
  await ensureWebBuilt(node);
  return PASSED;
}

/** In CI a file whose process ended is run once more, as a story is: it is named, with the signal that ended it, whatever becomes of it then. */
async function runVitest(node, words) {
  const first = await runFiles(node, words);
  if (!process.env.CI || first.ended.length === 0) return first;
  const files = first.ended.map(({ file }) => file);
  console.log(`\nThe process of these ended, and they are run once more: ${files.join(', ')}`);
  const second = await runFiles(node, files);
  return {
    passed: first.ended.reduce((rest, { passed }) => rest - passed, first.passed) + second.passed,
    failed: (first.isOnlyEnded ? 0 : first.failed) + second.failed,
    skipped: first.skipped + second.skipped,
    areas: first.areas,
    failures: [...first.failures, ...second.failures],
  };
}

async function runFiles(node, words) {
  return withReport(async (file) => {
    const errorsFile = `${file}.errors`;
    const reporters = ['default', 'json', 'tools/launch/errors-outside-tests.mjs'];
    const code = await runTool(
      node,
      'node_modules/vitest/vitest.mjs',
      ['run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`, ...words],
      { ...clockEnvironment(process.env), ERRORS_FILE: errorsFile },
    );
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests,
      numTodoTests,
      testResults,
    } = readReport(file);
    const times = testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / MS]);
    const ended = listEnded(testResults, ROOT);
    const errors = readJson(errorsFile, []);
    const failedFiles = testResults.filter(({ status }) => status === 'failed');
    return {
      ...counted(code, { passed, failed, skipped: numPendingTests + numTodoTests }),
      areas: unitTimes(times),
      failures: failedUnitTests(testResults, errors, ROOT),
      ended,
      isOnlyEnded: failedFiles.length === ended.length && errors.length <= ended.length,
    };
  });
}

async function runPlaywright(node, words) {
  const chromium = await ensureChromium(node);
  return withReport(async (file) => {
    const environment = {
      ...clockEnvironment(process.env),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const code = await runTool(
      node,
      'node_modules/@playwright/test/cli.js',
      ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...words],
      environment,
    );
    const { stats, suites } = readReport(file);
    const { expected, flaky, unexpected, skipped } = stats;
    if (flaky > 0) console.log(`${flaky} passed only when they were tried again: see 'flaky' above`);
    return {
      ...counted(code, { passed: expected + flaky, failed: unexpected, skipped }),
      areas: browserTimes(suites.flatMap(storyTimes)),
      failures: failedStories(suites),
    };
  });
}

/** The seconds of each story below a file or a group, its tries added up. */
function storyTimes({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => [file, duration / MS]), ...suites.flatMap(storyTimes)];
}

/** A runner can fail without a failed test: a file that cannot be read, an error outside every test. */
function counted(code, { passed, failed, skipped }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

async function runTool(node, script, words, environment = {}) {
  const { code } = await runProgram(node, [script, ...words], {
    cwd: ROOT,
    env: { ...environmentWith(node), ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return code;
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'vigilo-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A runner that ended before it wrote its report is counted by its exit code. */
function readReport(file) {
  const none = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    suites: [],
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
  };
  return readJson(file, none);
}

function readJson(file, otherwise) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}
