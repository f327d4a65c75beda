// The files that pdf.js asks for while it draws: tables of characters, the standard fonts, and decoders of pictures. They come from the
// package, and are served beside the application's own.

import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }; // npm's own shape

const FOLDERS: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  // The content security policy allows no WebAssembly: the decoders are the ones in JavaScript.
  wasm: /_nowasm_fallback\.js$/,
};

/** The folder's name changes with the version, so that no old file meets a new program. */
const BASE = `static/pdfjs-${version}`;

function listFiles(): string[] {
  return Object.entries(FOLDERS).flatMap(([folder, wanted]) =>
    readdirSync(join(PACKAGE, folder))
      .filter((name) => wanted.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

/** Serves the files in development and adds them to the build; `virtual:pdfjs-files` says where they are. */
export function pdfjsFiles(): Plugin {
  const ID = 'virtual:pdfjs-files';
  return {
    name: 'vigilo-pdfjs-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export const PDFJS_FILES = ${JSON.stringify(`/${BASE}/`)};` : null),
    configureServer(server) {
      server.middlewares.use(`/${BASE}`, (request, response, next) => {
        const name = (request.url ?? '').slice(1).split('?', 1)[0] ?? '';
        const isWanted = listFiles().includes(name) && existsSync(join(PACKAGE, name));
        if (!isWanted) return next();
        if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        createReadStream(join(PACKAGE, name)).pipe(response);
      });
    },
    generateBundle() {
      for (const name of listFiles())
        this.emitFile({
          type: 'asset',
          fileName: `${BASE}/${name}`,
          source: readFileSync(join(PACKAGE, name)),
        });
    },
  };
}
