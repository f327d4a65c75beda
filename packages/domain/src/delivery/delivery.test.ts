import { describe, expect, it } from 'vitest';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { buildPayload, maySend, signedText } from './delivery.ts';

const UNCHECKED = { status: null, details: [] };

const ROW: ExtractionRow = {
  id: 'r1',
  SSOTKey: 'Total Assets',
  Category: 'Assets',
  Value: '1200',
  RawValue: '1,200',
  ValueType: 'entity',
  ValueCoordinates: [],
  DataFormat: { DataType: 'currency', AllowedValues: [], Pattern: '' },
  IntraValidation: { status: 'valid', details: [] },
  InterValidation: UNCHECKED,
  DocKey: 'Total assets',
  DocKeyCoordinates: [],
  MultiValues: false,
  IsModified: true,
  Confidence: 0.98,
  LookReasons: [],
  Period: '2026-06-30',
  PeriodMonths: 6,
};

describe('what may be sent', () => {
  it('is processed, or was posted before', () => {
    expect(maySend('Processed')).toBe(true);
    expect(maySend('Posted')).toBe(true);
    for (const status of [
      'New',
      'In Queue',
      'In Process',
      'Digitized',
      'Digitization Failed',
      'Failed',
    ] as const)
      expect(maySend(status)).toBe(false);
  });
});

describe('what is sent', () => {
  const child = { documentType: 'Balance Sheet', pages: [1], rows: [ROW] };
  const payload = JSON.parse(
    JSON.stringify(
      buildPayload('d1', {
        id: 'doc',
        fileName: 'CCRR_ACME.N_1.pdf',
        sha256: 'ab',
        clientName: 'North',
        ticker: 'ACME.N',
        children: [
          { ...child, id: 'kept', userStatus: 'Validated' },
          { ...child, id: 'refused', userStatus: 'Rejected' },
        ],
      }),
    ),
  );

  it('leaves out child documents that were rejected', () => {
    expect(payload.document.childDocuments.map(({ id }: { id: string }) => id)).toEqual(['kept']);
  });

  it('has the values with their places, and how they were validated', () => {
    expect(payload.document.childDocuments[0].rows[0]).toMatchObject({
      SSOTKey: 'Total Assets',
      Period: '2026-06-30',
      PeriodMonths: 6,
      Value: '1200',
      RawValue: '1,200',
      IntraValidation: 'valid',
      InterValidation: null,
      IsModified: true,
    });
  });

  it('is signed together with its id and the time', () => {
    expect(signedText('d1', 1_700_000_000, '{}')).toBe('d1.1700000000.{}');
  });
});
