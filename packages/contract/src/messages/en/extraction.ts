import type { FindingCode } from '@vigilo/domain/validation/finding-codes';

/** What was read from documents: findings about it, why a person should look at it, and what Excel files say. */
export const extraction = {
  notReadYet: 'Nothing has been read from this document yet. Try again when it is Processed.',
  'statuses.valid': 'Valid',
  'statuses.invalid': 'Invalid',
  'statuses.partially_valid': 'Partially valid',
  'statuses.unknown': 'Unknown',
  'look.low-confidence': 'It may be misread',
  'look.scanned': 'It was read from a picture',
  'look.several-candidates': 'Several values would fit',
  'look.corrected-characters': 'Characters were corrected',
  'look.not-found': 'It was not found',
  'look.rule-failed': 'It breaks a rule',
  'look.read-anew': 'Read anew, it says something else',
  'look.not-read-anew': 'A person changed it, and it was not found when read anew',
  'excel.key': 'Field',
  'excel.category': 'Category',
  'excel.period': 'Period',
  'excel.months': 'Months',
  'excel.value': 'Value',
  'excel.rawValue': 'As printed',
  'excel.label': 'Label on the page',
  'excel.page': 'Page',
  'excel.confidence': 'Confidence',
  'excel.status': 'Validation',
  'excel.findings': 'Findings',
  'excel.look': 'To look at',
  'findings.missing':
    'No value was found for {key}. Enter it, or leave it empty if the document does not state it.',
  'findings.not-of-type-number': '"{value}" is not a number.',
  'findings.not-of-type-currency': '"{value}" is not an amount.',
  'findings.not-of-type-percent': '"{value}" is not a percentage.',
  'findings.not-of-type-date': '"{value}" is not a date in the form YYYY-MM-DD.',
  'findings.not-of-pattern': '"{value}" does not have the form expected of {key}.',
  'findings.not-allowed': '"{value}" is not an allowed value. Allowed: {allowed}.',
  'findings.sum-differs': '{total} is {totalValue}, but {parts} is {sum}: a difference of {difference}.',
  'findings.balance-differs':
    'The document does not balance: {total} is {totalValue}, {parts} is {sum}, a difference of {difference}.',
  'findings.dates-out-of-order': '{later} ({laterValue}) is before {earlier} ({earlierValue}).',
  'findings.line-differs': 'Line "{line}": {quantity} × {price} is {product}, but the amount is {amount}.',
  'findings.lines-differ':
    'The amounts of the lines add up to {sum}, but {total} is {totalValue}: a difference of {difference}.',
  'findings.reconciled-with-linked':
    '{key} is {value} here and {otherValue} in {document}{page, plural, =0 {} other {, p. {page, number}}}; {by} settled that {accepted} stands: {reason}',
  'findings.differs-from-linked':
    '{key} is {value} here, but {otherValue} in {document}{page, plural, =0 {} other {, p. {page, number}}}.',
  'findings.other': 'This value does not fit a rule of its document type.',
} as const satisfies Readonly<Record<`findings.${FindingCode}`, string>> & Readonly<Record<string, string>>;
