import '@mantine/core/styles/Table.layer.css';
import { Button, Stack, Table } from '@mantine/core';
import { SCORE_DEFINITIONS } from '@vigilo/domain/events/score-definitions';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useEvents } from '../events-context.tsx';
import { EventScore } from '../table/event-cells.tsx';

/** What the scores mean (specification 3, sections 1 and 2.3). */
export function DefinitionsDialog() {
  const { close } = useEvents().dialogs;
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const ok = (
    <Button data-autofocus onClick={close}>
      {t('definitions.ok')}
    </Button>
  );
  return (
    <Dialog title={t('definitions.title')} size="lg" otherButton={ok} onClose={close}>
      <Stack>
        <p>{t('definitions.intro')}</p>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('definitions.range')}</Table.Th>
              <Table.Th scope="col">{t('definitions.label')}</Table.Th>
              <Table.Th scope="col">{t('definitions.note')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {SCORE_DEFINITIONS.map(({ from, to, label, note }) => (
              <Table.Tr key={from}>
                <Table.Th scope="row" style={{ whiteSpace: 'nowrap' }}>
                  {from === to ? (
                    <EventScore score={toDecimal(from)} />
                  ) : (
                    t('definitions.between', {
                      from: formatScore(toDecimal(from), 1),
                      to: formatScore(toDecimal(to), 1),
                    })
                  )}
                </Table.Th>
                <Table.Td>{ts(`categories.${label}`)}</Table.Td>
                <Table.Td>{note === null ? '' : t(`definitions.${note}`)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Dialog>
  );
}
