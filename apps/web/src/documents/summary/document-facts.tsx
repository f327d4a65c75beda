import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatCount, formatDay, formatText } from '../../lib/format.ts';
import { formatSize } from '../../lib/format-size.ts';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Fact } from '../../ui/facts.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { DocumentDetail } from './summary-queries.ts';

/** What a document is: whose, how large, from whom, and where its words come from. */
export function DocumentFacts({ document }: { readonly document: DocumentDetail }) {
  const t = useTexts('documentViewer');
  const facts: Fact[] = [
    { name: t('facts.client'), value: formatText(document.ClientName) },
    { name: t('facts.company'), value: <Company document={document} /> },
    { name: t('facts.region'), value: formatText(document.Region) },
    { name: t('facts.pages'), value: formatCount(document.pageCount) },
    { name: t('facts.size'), value: formatSize(document.fileSize) },
    {
      name: t('facts.uploadedBy'),
      value: document.UploadedBy === '' ? t('facts.commandLine') : document.UploadedBy,
    },
    { name: t('facts.uploadedOn'), value: formatDay(document.uploadedOn) },
    ...(document.ViaProjectName === '' ? [] : [{ name: t('facts.project'), value: document.ViaProjectName }]),
    ...(document.pages.length === 0
      ? []
      : [{ name: t('facts.read'), value: <Sources pages={document.pages} /> }]),
  ];
  return (
    <Panel title={t('facts.title')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function Company({ document: { companyID, companyName, ticker } }: { readonly document: DocumentDetail }) {
  const t = useTexts('documentViewer');
  if (companyID === null) return ticker === '' ? t('facts.noCompany') : `${ticker}: ${t('facts.noCompany')}`;
  return (
    <Anchor
      renderRoot={(root) => <Link to={PATHS.companySummary} params={{ companyId: companyID }} {...root} />}
    >
      {companyName ?? ticker}
    </Anchor>
  );
}

function Sources({ pages }: Pick<DocumentDetail, 'pages'>) {
  const t = useTexts('documentViewer');
  const count = (source: string): number => pages.filter((page) => page.source === source).length;
  const [text, ocr, none] = [count('text'), count('ocr'), count('none')];
  return [
    text > 0 ? t('facts.readText', { count: text }) : '',
    ocr > 0 ? t('facts.readOcr', { count: ocr }) : '',
    none > 0 ? t('facts.readNone', { count: none }) : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}
