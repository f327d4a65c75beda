import { Button } from '@mantine/core';
import {
  IconBuildingSkyscraper,
  IconCalendarEvent,
  IconChartLine,
  IconDownload,
  IconNews,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { IMPORT_KINDS } from '@vigilo/domain/imports/fields';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import { saveFile } from '../../lib/get-file.ts';
import { useTexts } from '../../lib/texts.ts';
import { exampleCsv, exampleName } from './example-file.ts';
import classes from './kind-cards.module.css';

const ICONS: Readonly<Record<ImportKind, Icon>> = {
  companies: IconBuildingSkyscraper,
  events: IconCalendarEvent,
  news: IconNews,
  prices: IconChartLine,
};

interface KindCardsProps {
  readonly kind: ImportKind;
  readonly isAllowed: (kind: ImportKind) => boolean;
  readonly isDisabled: boolean;
  readonly onKind: (kind: ImportKind) => void;
}

/** What a file holds: one of four, each with the columns it needs and an example. */
export function KindCards({ kind, isAllowed, isDisabled, onKind }: KindCardsProps) {
  const t = useTexts('importWizard');
  return (
    <fieldset className={classes.cards}>
      <legend>{t('kind.label')}</legend>
      {IMPORT_KINDS.map((one) => {
        const KindIcon = ICONS[one];
        const name = t(`kind.${one}`);
        return (
          <div key={one} className={classes.card}>
            <label className={classes.choice} title={isAllowed(one) ? undefined : t('kind.notAllowed')}>
              <input
                type="radio"
                name="import-kind"
                checked={one === kind}
                disabled={isDisabled || !isAllowed(one)}
                onChange={() => onKind(one)}
              />
              <span className={classes.sign}>
                <KindIcon size="1.25rem" stroke={1.6} aria-hidden="true" />
              </span>
              <span className={classes.words}>
                <strong>{name}</strong>
                <span>{isAllowed(one) ? t(`kind.${one}Hint`) : t('kind.notAllowed')}</span>
              </span>
            </label>
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.example}
              leftSection={<IconDownload size="1rem" stroke={1.75} />}
              aria-label={t('kind.exampleOf', { kind: name })}
              onClick={() => saveFile(new Blob([exampleCsv(one)], { type: 'text/csv' }), exampleName(one))}
            >
              {t('kind.example')}
            </Button>
          </div>
        );
      })}
    </fieldset>
  );
}
