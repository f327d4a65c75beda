import { LEAST_SURE } from '@vigilo/domain/extraction/calibrate-confidence';
import type { DataType } from '@vigilo/domain/extraction/extraction-row';
import type { CSSProperties } from 'react';
import { formatPercent } from '../../lib/format.ts';
import classes from './screening.module.css';

interface Share extends CSSProperties {
  readonly '--share': string;
}

/** How sure a value is: the figure, and a bar beside it for the eye; yellow where a person looks at it. */
export function ConfidenceBar({ share, dataType }: { readonly share: number; readonly dataType: DataType }) {
  const style: Share = { '--share': String(share) };
  return (
    <>
      <span
        aria-hidden="true"
        className={classes.bar}
        data-sure={share >= LEAST_SURE[dataType]}
        style={style}
      />
      <span className={classes.share}>{formatPercent(share)}</span>
    </>
  );
}
