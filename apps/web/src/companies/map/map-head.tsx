import { Anchor, Group, Text } from '@mantine/core';
import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import { Fragment, useMemo } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useListing } from '../listing-context.tsx';
import type { ShownGroup } from './shown-group.ts';
import { countHighlighted, useEmphasis } from './shown-group.ts';

interface MapHeadProps {
  readonly shown: ShownGroup;
  /** All companies of the answer, on the map or not. */
  readonly total: number;
  /** Goes into the group with this key; an empty one is the whole map. */
  readonly onEnter: (key: string) => void;
}

/** Above the map where it does not simply show everything: the way back out of a group, and how many companies stand out. */
export function MapHead({ shown, total, onEnter }: MapHeadProps) {
  const { view } = useListing();
  const isFiltered = view.bands.length > 0 || view.eventless !== 'shown';
  if (shown.path.length === 0 && !isFiltered) return null;
  return (
    <Group justify="space-between" gap="sm" px="md" py="xs">
      {shown.path.length > 0 ? <GroupPath shown={shown} onEnter={onEnter} /> : <span />}
      {isFiltered && <HighlightCount shown={shown} total={total} />}
    </Group>
  );
}

function GroupPath({ shown: { whole, path, root }, onEnter }: Omit<MapHeadProps, 'total'>) {
  const t = useTexts('heatMap');
  const name = (group: TileGroup) => group.name ?? t('tile.unclassified');
  return (
    <Group component="nav" gap="sm" aria-label={t('path')}>
      {[whole, ...path.slice(0, -1)].map((group) => (
        <Fragment key={group.key}>
          <Anchor component="button" type="button" onClick={() => onEnter(group.key)}>
            {group === whole ? t('allCompanies') : name(group)}
          </Anchor>
          <Text span c="dimmed" aria-hidden="true">
            ›
          </Text>
        </Fragment>
      ))}
      <Text span fw={650} aria-current="location">
        {name(root)}
      </Text>
      <Text span c="dimmed" role="status">
        {t('tile.companies', { count: root.count })}
      </Text>
    </Group>
  );
}

function HighlightCount({ shown: { whole, root }, total }: Omit<MapHeadProps, 'onEnter'>) {
  const t = useTexts('heatMap');
  const { view, change } = useListing();
  const emphasis = useEmphasis();
  const count = useMemo(() => countHighlighted(root, view, emphasis), [root, view, emphasis]);
  const hidden = total - whole.count;
  return (
    <Group gap="md">
      <Text span c="dimmed" role="status">
        {t('standOut', { count: formatCount(count), total: formatCount(root.count) })}
        {hidden > 0 && ` ${t('leftOut', { count: hidden })}`}
      </Text>
      <Anchor component="button" type="button" onClick={() => change({ bands: [], eventless: 'shown' })}>
        {t('showAll')}
      </Anchor>
    </Group>
  );
}
