import { useEffect, useState } from 'react';

/** Gives the focus back to where it was before the part was drawn, or to the page where that is gone. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      const back = isThere ? opener : document.querySelector<HTMLElement>('main');
      back?.focus();
    },
    [opener],
  );
}
