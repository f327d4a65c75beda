import { Kbd } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import classes from './map-footer.module.css';

/** How the map is used, by mouse at the left, by keyboard at the right. */
export function MapFooter() {
  const t = useTexts('heatMap');
  const hints = [
    { key: '←↑↓→', text: t('keys.move') },
    { key: t('keys.enter'), text: t('keys.open') },
    { key: t('keys.space'), text: t('keys.select') },
    { key: '/', text: t('keys.find') },
  ];
  return (
    <div className={classes.foot}>
      <p className={classes.help}>{t('help')}</p>
      <ul className={classes.keys}>
        {hints.map(({ key, text }) => (
          <li key={key}>
            <Kbd>{key}</Kbd> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
