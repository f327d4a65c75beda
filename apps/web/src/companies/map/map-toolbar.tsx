import { IconMaximize, IconPhotoDown } from '@tabler/icons-react';
import type { ColourBy } from '@vigilo/domain/heat-map/colour-by';
import { COLOUR_BYS, RATING_HORIZONS } from '@vigilo/domain/heat-map/colour-by';
import { GROUP_BYS } from '@vigilo/domain/heat-map/group-tiles';
import { SIZE_BYS } from '@vigilo/domain/heat-map/size';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { ListingState } from '../listing-state.ts';
import classes from './map-toolbar.module.css';
import { PaletteMenu } from './palette-menu.tsx';
import { Segments } from '../../ui/segments.tsx';

interface MapToolbarProps extends ListingState {
  /** The map of ratings, whose colour is given. */
  readonly isRatings: boolean;
  readonly canRate: boolean;
  readonly colourBy: ColourBy;
  readonly legend: ReactNode;
  readonly onPicture: () => void;
  readonly onFullScreen: () => void;
}

/** What the map shows and how. A change of its arrangement shows the whole map again. */
export function MapToolbar({
  view,
  change,
  isRatings,
  canRate,
  colourBy,
  legend,
  onPicture,
  onFullScreen,
}: MapToolbarProps) {
  const t = useTexts('heatMap');
  return (
    <div className={classes.bar}>
      <Segments
        label={t('groupBy')}
        value={view.group}
        options={GROUP_BYS.map((value) => ({ value, text: t(`groups.${value}`) }))}
        onChange={(group) => change({ group, view: null })}
      />
      {isRatings ? (
        <Choice
          label={t('ratingChoice')}
          value={view.rating}
          options={RATING_HORIZONS.map((value) => ({ value, text: t(`ratings.${value}`) }))}
          onChange={(rating) => change({ rating })}
        />
      ) : (
        <Choice
          label={t('colour')}
          value={colourBy}
          options={COLOUR_BYS.filter((value) => canRate || value !== 'rating').map((value) => ({
            value,
            text: t(`colours.${value}`),
          }))}
          onChange={(colour) => change({ colour })}
        />
      )}
      <Choice
        label={t('size')}
        value={view.size}
        options={SIZE_BYS.map((value) => ({ value, text: t(`sizes.${value}`) }))}
        onChange={(size) => change({ size, view: null })}
      />
      <div className={classes.legend}>{legend}</div>
      <div className={classes.icons}>
        <PaletteMenu />
        <IconButton label={t('exportPng')} onClick={onPicture}>
          <IconPhotoDown size="1.125rem" stroke={1.75} />
        </IconButton>
        <IconButton label={t('fullScreen')} onClick={onFullScreen}>
          <IconMaximize size="1.125rem" stroke={1.75} />
        </IconButton>
      </div>
    </div>
  );
}
