// A tenant with reports to review, for tests: two clients that share a company, and people of every kind.

import { CREDIT_RISK_RATING_REPORT } from '@vigilo/domain/extraction/types/credit-report';
import { performWorkflowAction } from '@vigilo/contract/workflow';
import type { UserStatus } from '@vigilo/domain/documents/document-status';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { WorkflowAction } from '@vigilo/domain/workflow/workflow-actions';
import type { TestClient, TestReply } from '../../app/testing/test-client.ts';
import { signIn } from '../../app/testing/test-client.ts';
import type { TestServer } from '../../app/testing/test-server.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import type { TestTenant } from '../../app/testing/test-tenant.ts';
import { addTestTenant } from '../../app/testing/test-tenant.ts';
import type { TestDocument } from '../../documents/testing/test-documents.ts';
import { addTestDocument } from '../../documents/testing/test-documents.ts';
import { saveChildren } from '../../extraction/extraction.service.ts';
import { makeRow } from '../../extraction/testing/sample-children.ts';
import { inTenant } from '../../frame/database.ts';
import type { TenantTransaction } from '../../frame/tables.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const PEOPLE = ['admin', 'approver', 'analyst', 'other', 'licensed'] as const;
type Person = (typeof PEOPLE)[number];

export interface Report {
  readonly document: string;
  readonly child: string;
}

export interface ReportOptions extends Partial<TestDocument> {
  readonly st?: string;
  readonly lt?: string;
  readonly type?: string;
}

export function ratingRow(key: string, value: string, page = 1): ExtractionRow {
  const box = { scaled_x_start: 0.1, scaled_y_start: 0.2, scaled_x_end: 0.3, scaled_y_end: 0.22 };
  return makeRow({
    SSOTKey: key,
    Category: 'Ratings',
    Value: value,
    RawValue: value,
    ValueCoordinates: [{ page_n: page, ...box }],
  });
}

export class ReviewWorld {
  readonly server: TestServer;
  readonly tenant: TestTenant;
  readonly #people: ReadonlyMap<Person, TestClient>;
  readonly #clock: { ms: number };

  private constructor(
    server: TestServer,
    tenant: TestTenant,
    people: ReadonlyMap<Person, TestClient>,
    clock: { ms: number },
  ) {
    this.server = server;
    this.tenant = tenant;
    this.#people = people;
    this.#clock = clock;
  }

  /** Lets a second pass, after which changed permissions hold, or more. */
  passSecond(seconds = 1): void {
    this.#clock.ms += seconds * 1000;
  }

  /** Everybody but 'other' has the client One; One has OPEN and LOCKED, and Two has OPEN; HIDDEN only the Admin sees. */
  static async start(): Promise<ReviewWorld> {
    const clock = { ms: NOW };
    const server = await startTestServer({ now: () => clock.ms });
    const tenant = await addTestTenant(server, {
      companies: [
        { ticker: 'OPEN', name: 'Open Ltd', ratingSt: 'B', ratingLt: null },
        { ticker: 'LOCKED', name: 'Locked Ltd', ratingSt: 'B', status: 'Validated' },
        { ticker: 'HIDDEN', name: 'Hidden Ltd' },
      ],
      clients: [
        { name: 'One', companies: ['OPEN', 'LOCKED'] },
        { name: 'Two', companies: ['OPEN'] },
      ],
      users: [
        { email: 'admin@t.test', role: 'Admin' },
        { email: 'approver@t.test', role: 'Approver', clients: ['One'] },
        { email: 'analyst@t.test', role: 'Analyst', clients: ['One'] },
        { email: 'other@t.test', role: 'Approver', clients: ['Two'] },
        { email: 'licensed@t.test', role: 'Licensed Client', clients: ['One'] },
      ],
    });
    const people = new Map<Person, TestClient>();
    for (const name of PEOPLE) people.set(name, await signIn(server, `${name}@t.test`));
    return new ReviewWorld(server, tenant, people, clock);
  }

  as(person: Person): TestClient {
    const client = this.#people.get(person);
    if (!client) throw new Error(`Nobody is called ${person}`);
    return client;
  }

  query<T>(work: (tx: TenantTransaction) => Promise<T>): Promise<T> {
    return inTenant(this.server.db, this.tenant.id, work);
  }

  /** A report of OPEN, or of another company ('' for none), as it is once it was read. */
  async addReport({ st, lt, type, ticker = 'OPEN', ...document }: ReportOptions = {}): Promise<Report> {
    const id = await addTestDocument(this.server.db, this.tenant.id, {
      clientId: this.tenant.clientId('One'),
      name: `CCRR_${ticker}_2026-11-01.pdf`,
      companyId: ticker === '' ? null : this.tenant.companyId(ticker),
      ticker,
      pages: [['Rating']],
      ...document,
    });
    const rows = [
      ...(st === undefined ? [] : [ratingRow('ST Rating', st)]),
      ...(lt === undefined ? [] : [ratingRow('LT Rating', lt)]),
    ];
    const child = { documentType: type ?? CREDIT_RISK_RATING_REPORT.name, pages: [1], rows, blocks: [] };
    await this.query((tx) => saveChildren(tx, { tenantId: this.tenant.id, id }, [child]));
    const [stored] = await this.listChildren(id);
    return { document: id, child: stored?.id ?? '' };
  }

  listChildren(documentId: string) {
    return this.query((tx) =>
      tx
        .selectFrom('child_documents')
        .selectAll()
        .where('tenant_id', '=', this.tenant.id)
        .where('document_id', '=', documentId)
        .orderBy('position')
        .execute(),
    );
  }

  /** Puts a child document at a user status, past the rules. */
  async putStatus(childId: string, status: UserStatus): Promise<void> {
    await this.query((tx) =>
      tx
        .updateTable('child_documents')
        .set({ user_status: status })
        .where('tenant_id', '=', this.tenant.id)
        .where('id', '=', childId)
        .execute(),
    );
  }

  /** An approved report. */
  async addApproved(options: ReportOptions = {}): Promise<Report> {
    const report = await this.addReport(options);
    await this.putStatus(report.child, 'Validated');
    return report;
  }

  perform(person: Person, childId: string, action: WorkflowAction, body: object = {}): Promise<TestReply> {
    const path = performWorkflowAction.path
      .replace('{entity}', childId)
      .replace('{action}', encodeURIComponent(action));
    return this.as(person).post(path, body);
  }
}
