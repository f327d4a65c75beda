// The one PostgreSQL of a test run. It is started when the first test asks for a database, so a run of rules alone pays nothing, and is
// shared by all test files: it stays in this process, and the workers ask for their databases over HTTP.

import type { TestProject } from 'vitest/node';
import { startDatabaseService } from './database-service.ts';
import type { DatabaseService } from './database-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test-database.ts asks for databases. */
    readonly databaseService: string;
  }
}

let service: DatabaseService | undefined;

export async function setup(project: TestProject): Promise<void> {
  service = await startDatabaseService();
  project.provide('databaseService', service.url);
}

export async function teardown(): Promise<void> {
  await service?.close();
}
