import { Anchor, Badge, Button, Popover, Stack, Switch, Text } from '@mantine/core';
import { IconAt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CommentMention } from '@vigilo/contract/comments';
import { useState } from 'react';
import { formatTimeOrDay } from '../../lib/format-moment.ts';
import { formatCount } from '../../lib/format.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { documentPath, screeningPath } from '../document-path.ts';
import classes from './comments.module.css';
import { mentionsQuery } from './comments-queries.ts';

/** How many comments name the person that they have not seen, and which. */
export function MentionsButton() {
  const t = useTexts('comments');
  const canSee = useCan('view-comments');
  const { data } = useQuery({ ...mentionsQuery, enabled: canSee });
  const [isOnlyNew, setOnlyNew] = useState(false);
  if (!canSee || data === undefined) return null;
  const shown = isOnlyNew ? data.data.filter(({ isNew }) => isNew) : data.data;
  return (
    <Popover width="24rem" position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconAt size="1.125rem" stroke={1.75} aria-hidden="true" />}>
          {t('mentions.open', { count: formatCount(data.newCount) })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown tabIndex={-1} data-autofocus>
        <Stack gap="sm" mah="24rem">
          <Switch
            label={t('mentions.onlyNew')}
            checked={isOnlyNew}
            onChange={(event) => setOnlyNew(event.currentTarget.checked)}
          />
          {shown.length === 0 ? (
            <Text c="dimmed">{t('mentions.none')}</Text>
          ) : (
            <ScrollBox label={t('mentions')}>
              <Stack component="ul" gap="md" m={0} p={0}>
                {shown.map((mention) => (
                  <MentionLine key={mention.commentId} mention={mention} />
                ))}
              </Stack>
            </ScrollBox>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function MentionLine({ mention }: { readonly mention: CommentMention }) {
  const t = useTexts('comments');
  const { documentId, childDocumentId, OriginalFileName: document, author, at, isNew, text } = mention;
  const path =
    childDocumentId === null ? documentPath(documentId) : screeningPath(documentId, childDocumentId);
  return (
    <Stack component="li" gap="xs">
      <Anchor component={Link} to={path}>
        {t('mentions.in', { author, document })}
      </Anchor>
      <Text size="sm" lineClamp={3} className={classes.text}>
        {text}
      </Text>
      <Text size="xs" c="dimmed">
        <time dateTime={at}>{formatTimeOrDay(at)}</time> {isNew && <Badge color="action">{t('isNew')}</Badge>}
      </Text>
    </Stack>
  );
}
