// Runs another program and passes on the signals this one gets, so that ending this one ends what it started.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { LaunchError } from './project.mjs';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SIGNALLED = 128;
/** npm and the terminal both send the same Ctrl-C, and shutting down takes a moment, so only a much later one counts as a new request. */
const SAME_SIGNAL_MS = 10_000;

/**
 * Resolves with the exit code (128 and the signal's number where a signal ended it) and what it wrote to a stream that was piped.
 * `options` are those of `spawn`.
 */
export function runProgram(command, words, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { stdio: 'inherit', ...options });
    const written = [];
    child.stdout?.on('data', (data) => written.push(data));
    child.stderr?.on('data', (data) => written.push(data));
    const stopPassing = passSignalsTo(child);
    child.once('error', (error) => {
      stopPassing();
      reject(
        error.code === 'ENOENT'
          ? new LaunchError(`The program '${command}' was not found on this machine.`)
          : error,
      );
    });
    child.once('close', (code, signal) => {
      stopPassing();
      resolve({ code: signal ? SIGNALLED + constants.signals[signal] : code, written: written.join('') });
    });
  });
}

function passSignalsTo(child) {
  let last = { signal: '', at: 0 };
  const passers = PASSED_ON.map((signal) => {
    const pass = () => {
      const at = Date.now();
      if (last.signal === signal && at - last.at < SAME_SIGNAL_MS) return;
      last = { signal, at };
      // A closed terminal means the same to a server as being asked to end.
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    process.on(signal, pass);
    return () => process.off(signal, pass);
  });
  return () => {
    for (const stop of passers) stop();
  };
}
