import { z } from 'zod';
import { defineCall } from './call.ts';

const check = z.object({
  live: z.boolean(),
  ready: z.boolean(),
  database: z.boolean(),
  jobs: z.boolean(),
  /** Room to write. */
  disk: z.boolean(),
  /** What others change is heard at once; where not, open screens ask again every few seconds. */
  changes: z.boolean(),
});

/** Live: the process responds. Ready: it can serve, including database, job queue and room on the disk, and was not told to stop. Always 200; load balancers use /api/health/ready. */
export const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  permission: 'public',
  summary: 'Whether the process lives and can serve',
  reply: check,
  problems: [],
});

export const getLive = defineCall({
  method: 'GET',
  path: '/api/health/live',
  permission: 'public',
  summary: 'Whether the process answers',
  reply: z.object({ live: z.literal(true) }),
  problems: [],
});

export const getReady = defineCall({
  method: 'GET',
  path: '/api/health/ready',
  permission: 'public',
  summary: 'Whether the process can serve; 503 where not',
  reply: check,
  problems: [],
});
