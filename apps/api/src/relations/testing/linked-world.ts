// Child documents that can be linked, for tests, in the tenant of the tests of reviews; and a stranger of another tenant.

import { getChildDocument } from '@vigilo/contract/extraction';
import { listPotentialRelations, listRelations } from '@vigilo/contract/relations';
import type { DataType, ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { TestClient, TestReply } from '../../app/testing/test-client.ts';
import { signIn } from '../../app/testing/test-client.ts';
import { addTestTenant } from '../../app/testing/test-tenant.ts';
import type { TestDocument } from '../../documents/testing/test-documents.ts';
import { addTestDocument } from '../../documents/testing/test-documents.ts';
import { saveChildren } from '../../extraction/extraction.service.ts';
import { makeRow } from '../../extraction/testing/sample-children.ts';
import { ReviewWorld } from '../../workflow/testing/review-world.ts';
import { renewLinkFacts } from '../link-facts.service.ts';

type Person = Parameters<ReviewWorld['as']>[0];

/** What a row says: text, or an amount of a period. */
type Stated = string | { readonly amount: string; readonly period?: string };

export interface LinkedOptions extends Omit<Partial<TestDocument>, 'clientId' | 'companyId'> {
  readonly client?: 'One' | 'Two';
  readonly type?: string;
  readonly says?: Readonly<Record<string, Stated>>;
}

export interface Linkable {
  readonly document: string;
  readonly child: string;
  readonly name: string;
}

function stateRow(key: string, stated: Stated): ExtractionRow {
  const isText = typeof stated === 'string';
  const value = isText ? stated : stated.amount;
  const type: DataType = isText ? 'string' : 'currency';
  const period = isText ? undefined : stated.period;
  return makeRow({
    SSOTKey: key,
    Value: value,
    RawValue: value,
    DataFormat: { DataType: type, AllowedValues: [], Pattern: '' },
    ...(period === undefined ? {} : { Period: period }),
  });
}

export class LinkedWorld {
  readonly review: ReviewWorld;
  /** An Admin of another tenant. */
  readonly stranger: TestClient;
  #made = 0;

  private constructor(review: ReviewWorld, stranger: TestClient) {
    this.review = review;
    this.stranger = stranger;
  }

  static async start(): Promise<LinkedWorld> {
    const review = await ReviewWorld.start();
    await addTestTenant(review.server, {
      name: 'others',
      users: [{ email: 'stranger@t.test', role: 'Admin' }],
    });
    const stranger = await signIn(review.server, 'stranger@t.test', undefined, { tenant: 'others' });
    return new LinkedWorld(review, stranger);
  }

  as(person: Person | 'stranger'): TestClient {
    return person === 'stranger' ? this.stranger : this.review.as(person);
  }

  /** An invoice of the client One without a company, or what is wanted instead, as it is once it was processed. */
  async add({
    client = 'One',
    type = 'Invoice',
    says = {},
    ...document
  }: LinkedOptions = {}): Promise<Linkable> {
    const { server, tenant } = this.review;
    this.#made += 1;
    const name = document.name ?? `Document_${this.#made}.pdf`;
    const { ticker = '' } = document;
    const id = await addTestDocument(server.db, tenant.id, {
      clientId: tenant.clientId(client),
      companyId: ticker === '' ? null : tenant.companyId(ticker),
      pages: [['Words']],
      ...document,
      name,
    });
    const rows = Object.entries(says).map(([key, stated]) => stateRow(key, stated));
    const read = { documentType: type, pages: [1], rows, blocks: [] };
    await this.review.query(async (tx) => {
      await saveChildren(tx, { tenantId: tenant.id, id }, [read]);
      await renewLinkFacts(tx, { tenantId: tenant.id, id });
    });
    const [stored] = await this.review.listChildren(id);
    return { document: id, child: stored?.id ?? '', name };
  }

  async setDeleted({ document }: Linkable, isDeleted: boolean): Promise<void> {
    await this.review.query((tx) =>
      tx
        .updateTable('documents')
        .set({ is_deleted: isDeleted })
        .where('tenant_id', '=', this.review.tenant.id)
        .where('id', '=', document)
        .execute(),
    );
  }

  /** Says that a child document is linked to these and to no others. */
  link(person: Person, own: Linkable, others: readonly Linkable[], body: object = {}): Promise<TestReply> {
    const LinkedDocuments = others.map(({ child: id }) => ({
      id,
      documentType: 'Invoice',
      linkType: 'chosen',
    }));
    return this.review.perform(person, own.child, 'Update Document Links', { LinkedDocuments, ...body });
  }

  /** The ids of what is linked to a child document, as somebody sees it. */
  async linked(person: Person, { child: id }: Linkable): Promise<string[]> {
    const { data } = await this.as(person).call(listRelations, { params: { id } });
    const read = await this.read(person, id);
    if (read.LinkedDocuments.map((each) => each.id).join() !== data.map((each) => each.id).join())
      throw new Error('The child document and its relations disagree');
    return data.map((each) => each.id);
  }

  async read(person: Person, id: string) {
    return (await this.as(person).call(getChildDocument, { params: { id } })).data;
  }

  async candidates(
    person: Person,
    { child: id }: Linkable,
    query: { vendorMatch?: string; page?: number; limit?: number } = {},
  ) {
    return this.as(person).call(listPotentialRelations, { params: { id }, query });
  }
}
