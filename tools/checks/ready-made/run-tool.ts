// Starts a tool that npm brought, with this Node and in a folder that may be another project than ours (the planted one of the tests).

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROJECT = new URL('../../../', import.meta.url);

export interface ToolOutput {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `node_modules/<program> <args>` of this project in `folder`. Any exit status is an answer; @throws where it cannot start. */
export function runTool(program: string, args: readonly string[], folder: string): Promise<ToolOutput> {
  const path = fileURLToPath(new URL(`node_modules/${program}`, PROJECT));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** The JSON a tool printed. @throws with what it printed instead. */
export function parseOutput(tool: string, output: ToolOutput): unknown {
  try {
    return JSON.parse(output.stdout);
  } catch (cause) {
    throw new Error(
      `${tool} printed no JSON (exit ${output.status}):\n${output.stdout.slice(0, 2000)}\n${output.stderr.slice(0, 2000)}`,
      { cause },
    );
  }
}
