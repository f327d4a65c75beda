import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ColourSwitch, LanguageSwitch } from '../ui/switches.tsx';
import { Logo } from '../ui/logo.tsx';
import { useTexts } from '../lib/texts.ts';
import { Mosaic } from './mosaic.tsx';
import classes from './sign-in-frame.module.css';

interface SignInFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** The page has just become another one: who does not see it hears its title. */
  readonly isTitleFocused?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in: the picture at one side, a sheet with a title at the other. */
export function SignInFrame({ title, lead, isTitleFocused = false, children }: SignInFrameProps) {
  const t = useTexts('signIn');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isTitleFocused) heading.current?.focus();
  }, [isTitleFocused, title]);
  return (
    <div className={classes.screen}>
      <header className={classes.pitch}>
        <Mosaic />
        <div className={classes.brand}>
          <Logo />
        </div>
        <div className={classes.words}>
          <p className={classes.claim}>{t('pitchTitle')}</p>
          <p>{t('pitchText')}</p>
        </div>
      </header>
      <main className={classes.side}>
        <div className={classes.tools}>
          <LanguageSwitch />
          <ColourSwitch />
        </div>
        <div className={classes.sheet}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
