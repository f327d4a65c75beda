import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './collapsible.module.css';
import { MoreButton } from './more-button.tsx';

interface CollapsibleProps {
  /** Pixels that are shown of a longer content. */
  readonly most: number;
  readonly more: string;
  readonly less: string;
  readonly children: ReactNode;
}

/** Shows so much of its content, and a button for the rest where there is more. */
export function Collapsible({ most, more, less, children }: CollapsibleProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isLonger, setLonger] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setLonger(element.scrollHeight > most));
    observer.observe(element);
    return () => observer.disconnect();
  }, [most]);
  return (
    <div>
      <div
        id={id}
        className={classes.window}
        data-folded={isLonger && !isWhole}
        style={isLonger && !isWhole ? { maxBlockSize: most } : undefined}
      >
        <div ref={content}>{children}</div>
      </div>
      {isLonger && <MoreButton isWhole={isWhole} more={more} less={less} controls={id} onChange={setWhole} />}
    </div>
  );
}
