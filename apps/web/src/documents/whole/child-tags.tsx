import { Badge, Group } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';

/** The tags of a child document. */
export function ChildTags({ tags }: { readonly tags: readonly string[] }) {
  const t = useTexts('childDocuments');
  if (tags.length === 0) return null;
  return (
    <Group role="list" aria-label={t('tags')} gap="xs">
      {tags.map((tag) => (
        <Badge key={tag} role="listitem" color="gray">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
