import { IconDeviceMobileRotated } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import classes from './rotate-device.module.css';

/** Covers the page in portrait orientation. */
export function RotateDevice() {
  const t = useTexts('shell');
  return (
    <div className={classes.overlay} role="alert">
      <IconDeviceMobileRotated size="4em" stroke={1.25} aria-hidden="true" />
      <p>{t('rotateDevice')}</p>
    </div>
  );
}
