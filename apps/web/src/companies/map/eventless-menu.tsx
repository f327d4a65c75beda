import { Popover, Radio, Stack } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { EVENTLESS_MODES } from '@vigilo/domain/heat-map/emphasis';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useListing } from '../listing-context.tsx';

/** What happens to companies without events. */
export function EventlessMenu() {
  const t = useTexts('heatMap');
  const { view, change } = useListing();
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('eventless')} aria-pressed={view.eventless !== 'shown'}>
          <IconCircleDashed size="1.125rem" stroke={1.75} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Radio.Group
          label={t('eventless')}
          value={view.eventless}
          onChange={(eventless) => change({ eventless })}
        >
          <Stack gap="sm" mt="xs">
            {EVENTLESS_MODES.map((mode) => (
              <Radio key={mode} value={mode} label={t(`eventlessModes.${mode}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
