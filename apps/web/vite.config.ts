import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { DEFAULT_THEME, convertCssVariables, mergeMantineTheme } from '@mantine/core';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { pdfjsFiles } from './pdfjs-files.ts';
import { cssVariables, theme } from './src/lib/theme.ts';

const ROOT = import.meta.dirname;
const CONTRACT = resolve(ROOT, '../../packages/contract/src');
const WITH_SCHEMAS = '?schemas';

async function loadFresh(file: string): Promise<Record<string, unknown>> {
  return import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`);
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** What the browser needs of an export of the contract, as a literal: of a call how to make it, of a constant its value; else nothing. */
function literalValue(value: unknown): string | null {
  if (typeof value === 'function' || isSchema(value)) return null;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? null;
  if ('method' in value && 'path' in value && 'permission' in value) {
    const { method, path, permission } = value;
    return JSON.stringify({ method, path, permission });
  }
  return Object.values(value).some((part) => typeof part === 'function' || isSchema(part))
    ? null
    : JSON.stringify(value);
}

/**
 * The contract's calls without their schemas: the browser makes calls by method and path, the schemas' types are gone by then, and the
 * server is what checks. So each call keeps its one definition and Zod stays out of the bundle. Only forms that are checked before they are
 * sent have the calls as they are: from `@vigilo/contract/schemas/<area>`.
 */
function contractWithoutSchemas(): Plugin {
  return {
    name: 'vigilo-contract-without-schemas',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isInside = importer?.endsWith(WITH_SCHEMAS) === true && source.startsWith('.');
      if (!isInside && !source.startsWith('@vigilo/contract/schemas/')) return null;
      const found = await this.resolve(source, importer?.replace(WITH_SCHEMAS, ''), {
        ...options,
        skipSelf: true,
      });
      return found === null ? null : `${found.id}${WITH_SCHEMAS}`;
    },
    async load(id) {
      if (id.endsWith(WITH_SCHEMAS)) return null;
      const file = id.split('?', 1)[0] ?? id;
      const inside = relative(CONTRACT, file);
      if (inside.startsWith('..') || inside.startsWith('messages') || !inside.endsWith('.ts')) return null;
      this.addWatchFile(file);
      const lines: string[] = [];
      for (const [name, value] of Object.entries(await loadFresh(file))) {
        const literal = literalValue(value);
        if (literal !== null) lines.push(`export const ${name} = ${literal};`);
      }
      return { code: lines.join('\n'), moduleType: 'js', map: null };
    },
  };
}

/** `virtual:theme.css`: the theme's variables as a style sheet, so that they need neither script nor an inline style. */
function themeStyleSheet(): Plugin {
  const ID = 'virtual:theme.css';
  return {
    name: 'vigilo-theme-style-sheet',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) =>
      id === `\0${ID}`
        ? {
            code: convertCssVariables(cssVariables(mergeMantineTheme(DEFAULT_THEME, theme))),
            moduleType: 'css',
          }
        : null,
  };
}

/** Asks for the Latin letters of the typeface at once, not after the style sheet is read. */
function preloadFont(): Plugin {
  return {
    name: 'vigilo-preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (font === undefined) return [];
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/** Writes a .br and a .gz beside every text file of the build, so that the server has nothing to compress. */
function precompress(): Plugin {
  let out = '';
  return {
    name: 'vigilo-precompress',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(?:m?js|css|html|svg|json|txt)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** What a part of the program starts from. Icons and parts of Mantine stand by name: their package's one entry leads to all of them. */
const SIGN_IN =
  /\/src\/sign-in\/sign-in-screen\.tsx$|\/@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:AlertCircle|ExternalLink|Eye|EyeOff|Moon|Sun)\.mjs$|\/@mantine\/core\/esm\/components\/(?:ActionIcon|Anchor|Button|Group|Paper|PasswordInput|Stack|Text|TextInput)\//;
const FRAME = /\/src\/app\/shell\.tsx$/;
const TOASTS = /\/src\/ui\/toasts\.tsx$/;
/** These parts of Mantine would otherwise end up in a file that only other screens share. */
const LISTING =
  /\/src\/companies\/companies-screen\.tsx$|\/@mantine\/core\/esm\/components\/(?:Radio|Skeleton)\//;
const COMMON = /\/src\/(?:app|lib|ui)\/|@tanstack\//;
const ENTRY_OF_ALL =
  /\/@mantine\/\w+\/esm\/index\.mjs$|\/@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/;

/** Whether a part of the program needs a module to be drawn at all; what it loads when it is first used it does not. */
function isNeededBy(
  start: RegExp,
  id: string,
  getInfo: Rolldown.GetModuleInfo,
  seen: Set<string> = new Set(),
): boolean {
  if (start.test(id)) return true;
  if (seen.has(id) || ENTRY_OF_ALL.test(id)) return false;
  seen.add(id);
  return (getInfo(id)?.importers ?? []).some((importer) => isNeededBy(start, importer, getInfo, seen));
}

/** The modules that a part of the program needs, as a file of that name. */
function neededBy(
  name: string,
  start: RegExp,
): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  return (id, graph) => (isNeededBy(start, id, (module) => graph.getModuleInfo(module)) ? name : null);
}

const isInFrame = neededBy('frame', FRAME);
const isInListing = neededBy('listing', LISTING);

/** The server of `npm start`, which the development server passes calls on to: at PORT, or where it is by default. */
function apiAddress(mode: string): string {
  return `http://127.0.0.1:${loadEnv(mode, ROOT, 'PORT')['PORT'] ?? '8080'}`;
}

export default defineConfig(({ mode }) => ({
  root: ROOT,
  resolve: {
    alias: {
      // The server sends texts parsed, so the browser needs none.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  plugins: [contractWithoutSchemas(), themeStyleSheet(), react(), pdfjsFiles(), preloadFont(), precompress()],
  build: {
    outDir: 'dist',
    // /assets belongs to the API (app-config.json, i18n).
    assetsDir: 'static',
    target: 'es2024',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files for the first visit: what the start needs is one, what the sign-in page shares with other screens another, the frame behind
        // it a third, and what the listing shares with other screens a fourth; each costs its headers, and text packs better together. Icons
        // are small and everywhere behind the sign-in: they are one file too. What only other screens share, such as dialogs and tables, is apart.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 6 },
            { name: neededBy('sign-in', SIGN_IN), minShareCount: 2, priority: 5 },
            { name: 'icons', test: /\/@tabler\//, minShareCount: 2, priority: 4 },
            {
              name: (id, graph) =>
                isInFrame(id, graph) ?? (COMMON.test(id) && isInListing(id, graph) !== null ? 'frame' : null),
              priority: 3,
            },
            { name: isInListing, minShareCount: 2, priority: 2 },
            { name: neededBy('toasts', TOASTS), priority: 1 },
            { name: 'parts', test: COMMON, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth', '/assets', '/password', '/config', '/vigilo-rti'].map((path) => [
        path,
        apiAddress(mode),
      ]),
    ),
  },
}));
