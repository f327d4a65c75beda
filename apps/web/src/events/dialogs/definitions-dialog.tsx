import { Button } from '@mantine/core';
import { SCORE_DEFINITIONS } from '@vigilo/domain/events/score-definitions';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EventScore } from '../table/event-cells.tsx';
import classes from './plain-table.module.css';

/** What the scores mean (specification 3, sections 1 and 2.3). */
export function DefinitionsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const ok = (
    <Button data-autofocus onClick={onClose}>
      {t('definitions.ok')}
    </Button>
  );
  return (
    <Dialog title={t('definitions.title')} size="lg" otherButton={ok} onClose={onClose}>
      <p className={classes.intro}>{t('definitions.intro')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('definitions.range')}</th>
            <th scope="col">{t('definitions.label')}</th>
            <th scope="col">{t('definitions.note')}</th>
          </tr>
        </thead>
        <tbody>
          {SCORE_DEFINITIONS.map(({ from, to, label, note }) => (
            <tr key={from}>
              <th scope="row">
                {from === to ? (
                  <EventScore score={toDecimal(from)} />
                ) : (
                  t('definitions.between', {
                    from: formatScore(toDecimal(from), 1),
                    to: formatScore(toDecimal(to), 1),
                  })
                )}
              </th>
              <td>{ts(`categories.${label}`)}</td>
              <td>{note === null ? '' : t(`definitions.${note}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
