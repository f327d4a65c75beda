// Runs before the first paint, as its own file because the content security policy allows no inline script: sets the colour scheme and
// the language that were chosen last, else those of the browser, and asks for what the first screen needs while the rest still loads.
(() => {
  const root = document.documentElement;

  const scheme = localStorage.getItem('mantine-color-scheme-value');
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');

  const languages = new Set(['en', 'es']);
  const wanted = [localStorage.getItem('language'), ...navigator.languages];
  const language = wanted
    .map((tag) => (tag ?? '').slice(0, 2).toLowerCase())
    .find((tag) => languages.has(tag));
  if (language !== undefined) {
    root.lang = language;
    root.dataset.language = 'chosen';
  }

  const addresses = ['/assets/app-config.json'];
  if (language !== undefined) addresses.push(`/assets/i18n/${language}.json`);
  for (const href of addresses) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }
})();
