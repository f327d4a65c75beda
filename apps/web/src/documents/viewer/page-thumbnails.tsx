import { UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { getPagePicture } from '@vigilo/contract/digitise';
import { useEffect, useRef, useState } from 'react';
import { getFile } from '../../lib/get-file.ts';
import { useTexts } from '../../lib/texts.ts';
import type { ViewerPage } from './viewer-page.ts';
import classes from './viewer.module.css';

interface PageThumbnailsProps {
  readonly documentId: string;
  readonly pages: readonly ViewerPage[];
  readonly current: number;
  readonly onPage: (page: number) => void;
}

/** Pixels of a sheet at most, and of what stands around it. */
const SHEET = { width: 116, height: 144, around: 40 } as const;

/** Small pictures of the pages; those in sight are loaded. */
export function PageThumbnails({ documentId, pages, current, onPage }: PageThumbnailsProps) {
  const t = useTexts('documentViewer');
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it makes its functions anew with each drawing, and nothing here keeps them
  const rows = useVirtualizer({
    count: pages.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => fitSheet(pages[index]).height + SHEET.around,
    overscan: 2,
    useFlushSync: false,
  });
  useEffect(() => rows.scrollToIndex(current - 1, { align: 'auto' }), [rows, current]);
  return (
    <nav ref={box} className={classes['thumbnails']} aria-label={t('thumbnails')}>
      <div style={{ position: 'relative', blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const page = pages[index];
          return page === undefined ? null : (
            <UnstyledButton
              key={page.number}
              className={classes['thumbnail'] ?? ''}
              style={{ position: 'absolute', insetBlockStart: start }}
              aria-label={t('page.name', { page: page.number })}
              aria-current={page.number === current ? 'page' : undefined}
              onClick={() => onPage(page.number)}
            >
              <Sheet documentId={documentId} page={page} />
              <span aria-hidden>{page.number}</span>
            </UnstyledButton>
          );
        })}
      </div>
    </nav>
  );
}

function Sheet({ documentId, page }: { readonly documentId: string; readonly page: ViewerPage }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    getFile(getPagePicture, { params: { id: documentId, number: page.number, size: 'thumbnail' } })
      .then((file) => {
        made = isGone ? null : URL.createObjectURL(file);
        return setAddress(made);
      })
      // The sheet stays empty; its number says what it is.
      .catch(() => undefined);
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [documentId, page.number]);
  const { width, height } = fitSheet(page);
  return (
    <span className={classes['sheet']} style={{ inlineSize: width, blockSize: height }}>
      {address !== null && <img src={address} alt="" />}
    </span>
  );
}

function fitSheet(page: ViewerPage | undefined): { readonly width: number; readonly height: number } {
  const ratio = page === undefined || page.height <= 0 ? 1 : page.width / page.height;
  return ratio * SHEET.height <= SHEET.width
    ? { width: ratio * SHEET.height, height: SHEET.height }
    : { width: SHEET.width, height: SHEET.width / ratio };
}
