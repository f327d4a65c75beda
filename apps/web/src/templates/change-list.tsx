import '@mantine/core/styles/List.layer.css';
import { List, Text } from '@mantine/core';
import type { TemplateChangeReply } from '@vigilo/contract/template-versions';
import { LABEL_PLACES, LAYOUTS } from '@vigilo/domain/extraction/document-type';
import { DATA_TYPES } from '@vigilo/domain/extraction/extraction-row';
import { useTexts } from '../lib/texts.ts';
import type { Translate } from '../lib/texts.ts';

/** What differs between two versions of a template, a line for each part. */
export function ChangeList({ changes }: { readonly changes: readonly TemplateChangeReply[] }) {
  const t = useTexts('templates');
  return (
    <List size="sm" spacing="xs" listStyleType="none" p={0} m={0}>
      {changes.map((change) => (
        <List.Item key={`${change.subject} ${change.part}`}>
          <Text span inherit fw="var(--v-weight-medium)">
            {change.subject === ''
              ? t(`part.${change.part}`)
              : `${change.subject}, ${t(`part.${change.part}`)}`}
          </Text>
          {': '}
          {writeChange(t, change)}
        </List.Item>
      ))}
    </List>
  );
}

/** Parts of which there are several. */
const LISTS: ReadonlySet<TemplateChangeReply['part']> = new Set([
  'cues',
  'keys',
  'tables',
  'rules',
  'comparedKeys',
  'synonyms',
  'allowedValues',
  'headings',
]);

function writeChange(t: Translate<'templates'>, { part, before, after }: TemplateChangeReply): string {
  const [was, is] = [before, after].map((texts) => texts.map((text) => writeText(t, part, text)).join(', '));
  const isList = LISTS.has(part) && !after.some((text) => before.includes(text));
  if (!isList) return t('change.set', { before: was || t('change.none'), after: is || t('change.none') });
  return [
    ...(is ? [t('change.added', { text: is })] : []),
    ...(was ? [t('change.gone', { text: was })] : []),
  ].join(' · ');
}

function writeText(t: Translate<'templates'>, part: TemplateChangeReply['part'], text: string): string {
  const place = part === 'labelPlace' && LABEL_PLACES.find((one) => one === text);
  if (place) return t(`place.${place}`);
  const type = part === 'dataType' && DATA_TYPES.find((one) => one === text);
  if (type) return t(`type.${type}`);
  const layout = part === 'layout' && LAYOUTS.find((one) => one === text);
  if (layout) return t(`layout.${layout}`);
  return text === 'true' ? t('change.yes') : text;
}
