import { Group, Stack, Text } from '@mantine/core';
import { AUDIT_ACTIONS } from '@vigilo/domain/audit/actions';
import { formatLocalMoment } from '../../lib/format-moment.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import type { DocumentDetail } from './summary-queries.ts';

/** What was done with a document, newest first. */
export function DocumentHistory({ history }: Pick<DocumentDetail, 'history'>) {
  const t = useTexts('documentViewer');
  const ta = useTexts('audit');
  const word = (key: string): string => {
    const known = AUDIT_ACTIONS.find((one) => one === key);
    return known === undefined ? key : ta(`action.${known}`);
  };
  return (
    <Panel title={t('history.title')}>
      {history.length === 0 ? (
        <Text c="dimmed">{t('history.none')}</Text>
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0}>
          {history.map(({ at, action, by, detail }) => (
            <Group
              key={`${at} ${action}`}
              component="li"
              justify="space-between"
              gap="xs"
              align="baseline"
              wrap="nowrap"
            >
              <div>
                <Text>
                  {t('history.by', { action: word(action), name: by === '' ? t('history.system') : by })}
                </Text>
                {detail !== '' && (
                  <Text size="xs" c="dimmed">
                    {detail}
                  </Text>
                )}
              </div>
              <Text span size="xs" c="dimmed" flex="none">
                <time dateTime={at}>{formatLocalMoment(at)}</time>
              </Text>
            </Group>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
