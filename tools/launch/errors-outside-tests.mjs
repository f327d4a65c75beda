// A reporter for Vitest that writes what went wrong outside of every test (the process of a file ended, a promise nobody waited for) to the file
// named by ERRORS_FILE: the runner's own report has no place for it.

import { writeFileSync } from 'node:fs';

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from there
export default class ErrorsOutsideTests {
  onTestRunEnd(_files, errors) {
    writeFileSync(process.env.ERRORS_FILE, JSON.stringify(errors.map(sentenceOf)));
  }
}

/** The message and those of its causes: the last one says with which signal a process ended, and which file it ran. */
function sentenceOf({ message, cause }) {
  return cause?.message ? `${message} ${sentenceOf(cause)}` : message;
}
