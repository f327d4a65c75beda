import { Kbd, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './plain-table.module.css';

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
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('events');
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <div role="region" aria-label={t('keys.title')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('keys.key')}</th>
              <th scope="col">{t('keys.does')}</th>
            </tr>
          </thead>
          <tbody>
            {KEYS.map(([keys, does]) => (
              <tr key={does}>
                <th scope="row">
                  <VisuallyHidden>{keys}</VisuallyHidden>
                  {keys.split(' ').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </th>
                <td>{t(`keys.${does}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
