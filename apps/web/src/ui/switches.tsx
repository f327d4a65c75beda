import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { currentLanguage } from '../lib/language.ts';
import { changeLanguage, useTexts } from '../lib/texts.ts';
import { IconButton } from './icon-button.tsx';
import classes from './switches.module.css';

/** The switch between English and Spanish; it names the other language in that language. */
export function LanguageSwitch() {
  const t = useTexts('shell');
  const language = currentLanguage();
  const [other, label] =
    language === 'en' ? (['es', t('switchToSpanish')] as const) : (['en', t('switchToEnglish')] as const);
  return (
    <IconButton
      label={label}
      aria-label={`${language.toUpperCase()}: ${label}`}
      className={classes.language}
      onClick={() => void changeLanguage(other)}
    >
      {language.toUpperCase()}
    </IconButton>
  );
}

/** The switch between light and dark colours. */
export function ColourSwitch() {
  const t = useTexts('shell');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const ItsIcon = isDark ? IconSun : IconMoon;
  return (
    <IconButton
      label={isDark ? t('useLightColours') : t('useDarkColours')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <ItsIcon size="1.125rem" stroke={1.75} />
    </IconButton>
  );
}
