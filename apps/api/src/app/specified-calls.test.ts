// The calls of the specification (calls.json beside the project): those that are served ask for the permission that is written there.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { NamedCall } from './testing/contract-calls.ts';
import { listContractCalls } from './testing/contract-calls.ts';

const SPECIFIED = join(import.meta.dirname, '../../../../../shared/spec/calls.json');
const specified = z.array(
  z.object({
    area: z.string(),
    method: z.string(),
    path: z.string(),
    access: z.enum(['public', 'signed-in']),
    permission: z.string().optional(),
  }),
);

/** Areas whose every call is served by now. */
const WHOLE: readonly string[] = [
  'auth',
  'static',
  'users',
  'clients',
  'roles',
  'companies',
  'portfolio',
  'report',
  'events',
  'workflow',
  'documents',
  'upload',
];

let calls: NamedCall[];
beforeAll(async () => {
  calls = await listContractCalls();
});

/** Parameters may be named otherwise. */
function toShape(method: string, path: string): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}

describe.skipIf(!existsSync(SPECIFIED))(
  'the specified calls (skipped where calls.json is not at hand)',
  () => {
    const wanted = existsSync(SPECIFIED) ? specified.parse(JSON.parse(readFileSync(SPECIFIED, 'utf8'))) : [];
    const served = () => new Map(calls.map(({ call }) => [toShape(call.method, call.path), call.permission]));

    it('ask for the permission that the specification names', () => {
      const wrong = wanted.filter(({ method, path, access, permission }) => {
        const asked = served().get(toShape(method, path));
        return asked !== undefined && asked !== (permission ?? access);
      });
      expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    });

    it.each(WHOLE)('of the area %s are all there', (area) => {
      const missing = wanted.filter(
        (call) => call.area === area && !served().has(toShape(call.method, call.path)),
      );
      expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    });
  },
);
