import '@mantine/core/styles/Table.layer.css';
import { Group, Kbd, Table, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from './dialog.tsx';

interface KeysDialogProps {
  /** The keys, with blanks between those that do the same, and what they do. */
  readonly keys: readonly (readonly [keys: string, does: string])[];
  readonly onClose: () => void;
}

/** The keys of a screen and what they do. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const t = useTexts('shell');
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <div role="region" aria-label={t('keys.title')} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('keys.key')}</Table.Th>
              <Table.Th scope="col">{t('keys.does')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {keys.map(([names, does]) => (
              <Table.Tr key={does}>
                <Table.Th scope="row">
                  <VisuallyHidden>{names}</VisuallyHidden>
                  <Group gap="xs" wrap="nowrap" aria-hidden="true">
                    {names.split(' ').map((name) => (
                      <Kbd key={name}>{name}</Kbd>
                    ))}
                  </Group>
                </Table.Th>
                <Table.Td>{does}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Dialog>
  );
}
