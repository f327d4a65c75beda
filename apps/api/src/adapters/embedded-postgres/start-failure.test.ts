import { describe, expect, it } from 'vitest';
import { explainStartFailure, explainFileError } from './start-failure.ts';

describe('why PostgreSQL did not start', () => {
  it.each([
    [
      'a full disk',
      ['FATAL:  could not write lock file "postmaster.pid": No space left on device'],
      'other',
      'PostgreSQL did not start: the disk is full. Free some space and start again (could not write lock file "postmaster.pid": No space left on device).',
    ],
    [
      'a taken port',
      [
        'LOG:  could not bind IPv4 address "127.0.0.1": Address already in use',
        'FATAL:  could not create any TCP/IP sockets',
      ],
      'port-taken',
      'PostgreSQL did not start: another program listens on its port (could not create any TCP/IP sockets).',
    ],
    [
      'processes of the last server',
      ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use'],
      'still-in-use',
      'PostgreSQL did not start: processes of the last server are still ending (pre-existing shared memory block (key 1, ID 2) is still in use).',
    ],
    [
      'missing libraries',
      [
        '/programs/bin/postgres: error while loading shared libraries: libicui18n.so.60: cannot open shared object file: No such file or directory',
      ],
      'other',
      'PostgreSQL did not start: its libraries are incomplete. Delete node_modules and run npm start ' +
        '(/programs/bin/postgres: error while loading shared libraries: libicui18n.so.60: cannot open shared object file: No such file or directory).',
    ],
    [
      'something unheard of',
      ['LOG:  starting', 'FATAL:  the moon is in the wrong phase'],
      'other',
      'PostgreSQL did not start: the moon is in the wrong phase',
    ],
  ])('is said in a sentence: %s', (_, lines, kind, sentence) => {
    expect(explainStartFailure('PostgreSQL', lines, 'exit code 1')).toEqual({ kind, sentence });
  });

  it('is the exit status if there is no output', () => {
    expect(explainStartFailure('PostgreSQL', [], 'signal SIGKILL').sentence).toBe(
      'PostgreSQL did not start: signal SIGKILL',
    );
  });
});

describe('a refusal of the system', () => {
  it('names the folder or file and what to do', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(explainFileError(full, '/data')).toMatchObject({
      message: 'The disk with /data is full. Free some space and start again.',
      cause: full,
    });
    const closed = Object.assign(new Error('EACCES: permission denied'), {
      code: 'EACCES',
      path: '/data/connection.json',
    });
    expect(explainFileError(closed, '/data')).toMatchObject({
      message:
        'Vigilo may not read or write /data/connection.json (EACCES). Give the user it runs as the right to it, or choose another DATA_DIR.',
    });
  });

  it('does not change other errors', () => {
    const other = new Error('Vigilo is already running');
    expect(explainFileError(other, '/data')).toBe(other);
  });
});
