import { Flex } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './full-screen-stage.module.css';

/** Whether the page fills the screen, and how to change that; it rejects when the browser refuses. */
export function useFullScreen(): { isFullScreen: boolean; toggleFullScreen: () => Promise<void> } {
  const [isFullScreen, setFullScreen] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const take = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', take);
    return () => document.removeEventListener('fullscreenchange', take);
  }, []);
  async function toggleFullScreen(): Promise<void> {
    // The whole page, not the map alone: menus, tooltips and dialogs hang on the body and would stay behind.
    await (isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  }
  return { isFullScreen, toggleFullScreen };
}

interface FullScreenStageProps {
  readonly isFullScreen: boolean;
  readonly children: ReactNode;
}

/** What is all that is seen in full screen. */
export function FullScreenStage({ isFullScreen, children }: FullScreenStageProps) {
  return (
    <Flex
      direction="column"
      flex={1}
      gap="md"
      mih={0}
      className={isFullScreen ? classes.fullScreen : undefined}
      data-full-screen={isFullScreen || undefined}
    >
      {children}
    </Flex>
  );
}
