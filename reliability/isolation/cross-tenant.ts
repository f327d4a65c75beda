// E-20: every call with the ids of another tenant in each of its places, as an administrator and as a plain user; then the same with the filters of the
// queries taken out, so that row-level security alone stands between. The test of the API does all of it at full size; here it is run and counted.

import type { Experiment, Finding } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { runTestFile } from '../testing/run-test-file.ts';

const FILE = 'apps/api/src/app/isolation.test.ts';
/** `Cross-tenant probes: 0 leaks of 12345, ...`; the test prints it once all were sent and none leaked. */
const PRINTED = /^(.* probes?.*?): 0 leaks of (\d+)/gm;

export const experiment: Experiment = {
  title: 'what is another tenant’s, and another client’s',
  minutes: 10,
  async run() {
    const { passed, failed, output } = await runTestFile(FILE);
    const probes = [...output.matchAll(PRINTED)].map(([, name = '', number]) => ({
      name: name.trim(),
      number: Number(number),
    }));
    const findings = probes.map(({ name, number }): Finding => noneOf(`${name}: leaks`, 0, number));
    return {
      lines: [
        `\`${FILE}\` sends every call with foreign ids in path, query and body, names a foreign tenant in every call, compares replies about foreign and unknown ids byte for byte, and hashes every row of the other tenant before and after. It prints the number of probes where none leaked.`,
      ],
      counts: { 'tests passed': passed.length, 'tests failed': failed.join('; ') || 0 },
      findings: [...findings, noneOf('tests that failed', failed.length, passed.length + failed.length)],
    };
  },
};
