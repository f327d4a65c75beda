// Checks what a form would send with the schema of the call that takes it, the server's own: the rule stands once, in the contract. Import
// the call from `@vigilo/contract/schemas/<area>`; everywhere else the browser has calls without their schemas (vite.config.ts).

import { schemaResolver } from '@mantine/form';
import type { Call } from '@vigilo/contract/call';
import { config } from 'zod/v4/core';
import { findInput } from './form.ts';

// The content security policy allows no code made of text, not even to find out whether it does.
config({ jitless: true });

/**
 * The faults of the inputs whose part of the body the call refuses. What belongs to no input is left to the server.
 * @param faults what is said of each part of the body
 * @param inputs parts of the body whose input has another name
 */
export function findFaults<Input extends string, Fault>(
  call: Call,
  body: unknown,
  faults: Readonly<Partial<Record<Input, Fault>>>,
  inputs: Readonly<Record<string, Input>> = {},
): Partial<Record<Input, Fault>> {
  if (call.body === undefined) return {};
  const found: Partial<Record<Input, Fault>> = {};
  for (const path of Object.keys(schemaResolver(call.body, { sync: true })(body))) {
    const input = findInput(path, faults, inputs);
    if (input !== undefined) found[input] = faults[input];
  }
  return found;
}
