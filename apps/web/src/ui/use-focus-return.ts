import { useEffect, useState } from 'react';

/** Where the focus was before each part that lies over the page, from the lowest to the one on top. */
const openers: Element[] = [];

/** Gives the focus back to where it was before the part was drawn: where that is gone, to what was before it, or to the page. */
export function useFocusReturn(): void {
  const [before] = useState(() => [...openers, document.activeElement ?? document.body]);
  useEffect(() => {
    const own = before.at(-1) ?? document.body;
    openers.push(own);
    return () => {
      openers.splice(openers.lastIndexOf(own), 1);
      const back =
        before.findLast((one) => one instanceof HTMLElement && one !== document.body && one.isConnected) ??
        document.querySelector('main');
      if (back instanceof HTMLElement) back.focus();
    };
  }, [before]);
}
