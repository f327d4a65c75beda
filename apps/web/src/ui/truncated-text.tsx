import { useState } from 'react';
import type { MouseEvent } from 'react';
import classes from './truncated-text.module.css';

/** One line of text that ends in an ellipsis where it does not fit; its tooltip then shows the whole. */
export function TruncatedText({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string | undefined;
}) {
  const [isCut, setCut] = useState(false);

  function measure({ currentTarget }: MouseEvent<HTMLElement>): void {
    setCut(currentTarget.scrollWidth > currentTarget.clientWidth);
  }

  return (
    <span
      className={className === undefined ? classes.text : `${classes.text} ${className}`}
      title={isCut ? text : undefined}
      onMouseEnter={measure}
    >
      {text}
    </span>
  );
}
