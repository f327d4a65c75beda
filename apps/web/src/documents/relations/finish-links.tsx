import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts.ts';
import { writeType } from '../public/type-name.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import { ConfirmAction } from '../workflow/confirm-action.tsx';
import { actionsQuery } from '../workflow/workflow-queries.ts';
import type { LinkChoice } from './use-link-edit.ts';

interface FinishLinksProps {
  readonly child: ChildDetail;
  readonly choices: readonly LinkChoice[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before the links are changed, and says which. */
export function FinishLinks({ child, choices, onDone, onClose }: FinishLinksProps) {
  const t = useTexts('relations');
  const { data } = useQuery(actionsQuery(child.id));
  const action = data?.data.find(({ ActionName }) => ActionName === 'Update Document Links');
  if (data === undefined || action === undefined) return null;
  const changed = choices.filter(({ isChanged }) => isChanged);
  return (
    <ConfirmAction
      child={child}
      action={action}
      version={data.version}
      body={{
        LinkedDocuments: choices
          .filter(({ isLinked }) => isLinked)
          .map(({ relation: { id, documentType, linkType } }) => ({ id, documentType, linkType })),
      }}
      onPerformed={onDone}
      onClose={onClose}
    >
      <Stack gap="xs" mt="sm">
        <ChangedList title={t('added')} choices={changed.filter(({ isLinked }) => isLinked)} />
        <ChangedList title={t('removed')} choices={changed.filter(({ isLinked }) => !isLinked)} />
      </Stack>
    </ConfirmAction>
  );
}

function ChangedList({
  title,
  choices,
}: {
  readonly title: string;
  readonly choices: readonly LinkChoice[];
}) {
  const td = useTexts('documentScreens');
  if (choices.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {choices.map(({ relation: { id, documentType, documentName } }) => (
          <List.Item key={id}>{`${writeType(td, documentType)} - ${documentName}`}</List.Item>
        ))}
      </List>
    </div>
  );
}
