import type { CompanyRow } from '@vigilo/contract/companies';
import { COMPANY_STATUSES, ENTITY_TYPES } from '@vigilo/domain/companies/company';
import { CATEGORIES } from '@vigilo/domain/scoring/category';
import { currentLanguage } from '../lib/language.ts';
import { formatText } from '../lib/format.ts';
import { safeLink } from '../lib/safe-link.ts';
import { useTexts, useWriteName } from '../lib/texts.ts';
import { TruncatedText } from '../ui/truncated-text.tsx';

/** Fields whose values are a closed list of the product's own words. */
const CLOSED = { entityType: ENTITY_TYPES, status: COMPANY_STATUSES, category: CATEGORIES } as const;

/** Fields that hold names; those that come with the product have others in other languages. */
const NAMED: ReadonlySet<string> = new Set(['country', 'sector', 'industry']);

/** Writes a stored value of a classification field in the language of the page. */
export function useClassificationText(): (field: string, value: string) => string {
  const t = useTexts('companies');
  const writeName = useWriteName();
  return (field, value) => {
    if (NAMED.has(field)) return writeName(value);
    if (field === 'entityType')
      return translate(CLOSED.entityType, value, (known) => t(`entityTypes.${known}`));
    if (field === 'status') return translate(CLOSED.status, value, (known) => t(`statuses.${known}`));
    if (field === 'category') return translate(CLOSED.category, value, (known) => t(`categories.${known}`));
    return value;
  };
}

function translate<T extends string>(
  known: readonly T[],
  value: string,
  write: (value: T) => string,
): string {
  const found = known.find((one) => one === value);
  return found === undefined ? value : write(found);
}

/** A value of a closed list, or a dash. */
export function ClassificationText({
  field,
  value,
}: {
  readonly field: keyof typeof CLOSED;
  readonly value: string;
}) {
  return formatText(useClassificationText()(field, value));
}

/** Narrower where the window is. */
const CLIPPED = 'clamp(8rem, 20vw - 12rem, 12rem)';

/** A stored text, or a dash; a long one ends in an ellipsis with the whole in the tooltip. */
export function ClippedText({ text }: { readonly text: string }) {
  return <TruncatedText text={formatText(text)} maw={CLIPPED} />;
}

/** The stored name of a country, sector or industry in the language of the page, clipped as any text. */
export function ClippedName({ name }: { readonly name: string }) {
  return <ClippedText text={useWriteName()(name)} />;
}

/** Names of the product by what is shown of them; the lists come by their English names. */
export function sortByText<T extends { readonly text: string }>(options: readonly T[]): T[] {
  const { compare } = new Intl.Collator(currentLanguage());
  return options.toSorted((one, other) => compare(one.text, other.text));
}

/** A credit risk rating; 'Not rated' for none, so that it is not taken for missing data. */
export function RatingText({ grade }: { readonly grade: string | null | undefined }) {
  const t = useTexts('companies');
  return grade || <span title={t('table.notRated')}>{formatText(null)}</span>;
}

interface WebsiteLinkProps {
  readonly company: Pick<CompanyRow, 'companyName' | 'website'>;
}

/** A company's website by its host, in a new tab. */
export function WebsiteLink({ company: { companyName, website } }: WebsiteLinkProps) {
  const t = useTexts('companies');
  const link = safeLink(website);
  if (link === null) return formatText(null);
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title={t('table.openWebsite', { name: companyName })}
    >
      {new URL(link).host}
    </a>
  );
}
