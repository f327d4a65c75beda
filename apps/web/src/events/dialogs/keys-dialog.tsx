import '@mantine/core/styles/Table.layer.css';
import { Group, Kbd, Table, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useEvents } from '../events-context.tsx';

const KEYS = [
  ['J K ↓ ↑', 'move'],
  ['␣', 'select'],
  ['↵', 'details'],
  ['E', 'edit'],
  ['Del', 'delete'],
  ['O', 'url'],
  ['A', 'add'],
  ['M', 'moveEvents'],
  ['P', 'preview'],
  ['/', 'search'],
  ['[ ]', 'pages'],
  ['T', 'tabs'],
  ['N', 'news'],
  ['< >', 'companies'],
  ['?', 'help'],
] as const;

/** The keys of the events screen and what they do. */
export function KeysDialog() {
  const { close } = useEvents().dialogs;
  const t = useTexts('events');
  return (
    <Dialog title={t('keys.title')} onClose={close}>
      <div role="region" aria-label={t('keys.title')} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('keys.key')}</Table.Th>
              <Table.Th scope="col">{t('keys.does')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {KEYS.map(([keys, does]) => (
              <Table.Tr key={does}>
                <Table.Th scope="row">
                  <VisuallyHidden>{keys}</VisuallyHidden>
                  <Group gap="xs" wrap="nowrap">
                    {keys.split(' ').map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Group>
                </Table.Th>
                <Table.Td>{t(`keys.${does}`)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Dialog>
  );
}
