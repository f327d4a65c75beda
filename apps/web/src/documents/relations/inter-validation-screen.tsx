import { useEffect, useEffectEvent, useState } from 'react';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { isPageShortcut } from '../../lib/page-shortcut.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { EmptyPanel } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { CheckedRows } from '../screening/checked-rows.tsx';
import { OfferedDraft } from '../screening/offered-draft.tsx';
import type { ReviewedChildProps } from '../screening/reviewed-child.tsx';
import { ReviewPage } from '../screening/reviewed-child.tsx';
import { useGesture } from '../screening/use-gesture.ts';
import { SplitPanes } from '../screening/split-panes.tsx';
import type { ReviewedRow } from '../screening/use-row-edits.ts';
import { writeRowValue } from '../summary/extracted-row.tsx';
import type { ChildDetail } from '../summary/summary-queries.ts';
import { ViewerSkeleton } from '../viewer/viewer-skeleton.tsx';
import { FinishLinks } from './finish-links.tsx';
import { InterValidationHead } from './inter-validation-head.tsx';
import { useLinkedColumns } from './linked-columns.tsx';
import type { SideValue } from './linked-pages.tsx';
import { LinkedPages, SidePages } from './linked-pages.tsx';
import { LINKS_FORM } from './links-form.ts';
import classes from './relations.module.css';
import type { LinkEdit } from './use-link-edit.ts';
import { useLinkEdit } from './use-link-edit.ts';
import type { SeenValue } from './use-seen-value.ts';
import { useSeenValue } from './use-seen-value.ts';

/** A child document beside those that it is linked to: each value shown where either says it, and the links chosen (specification 3, section 2.6). */
export function InterValidationScreen() {
  const t = useTexts('relations');
  return (
    <ReviewPage title={t('screen')}>
      {(loaded) => <Comparison key={loaded.child.id} {...loaded} />}
    </ReviewPage>
  );
}

function Comparison({ document, child }: ReviewedChildProps) {
  const { isEditing, open, close } = useLinkMode(child.id);
  const seen = useSeenValue(child);
  const added = useLinkedColumns(child, seen.shown?.id);
  const edit = useLinkEdit(child, isEditing);
  const { gesture, show } = useGesture();
  const [isFinishing, setFinishing] = useState(false);
  useNextLinked(child, seen, isEditing);
  const end = (): void => {
    edit.end();
    close();
  };
  const goOn = (): void => {
    edit.draft.goOn();
    open();
  };
  return (
    <>
      <InterValidationHead
        document={document}
        child={child}
        shown={seen.shown}
        onShow={seen.show}
        edit={isEditing ? edit : null}
        onFinish={() => (edit.choices?.some(({ isChanged }) => isChanged) ? setFinishing(true) : end())}
        onCancel={end}
      />
      <OfferedDraft draft={{ ...edit.draft, goOn }} />
      <div className={classes.screen}>
        <SplitPanes
          name="inter-validation"
          left={<OwnSide document={document} child={child} seen={seen} show={show} />}
          right={isEditing ? <CandidatePages edit={edit} /> : <LinkedSide seen={seen} />}
        />
        <div className={classes.part}>
          {/* How the table is arranged is kept apart for a table with what linked documents say. */}
          <CheckedRows
            key={added === null ? 'alone' : 'linked'}
            child={child}
            pages={document.pages}
            gesture={gesture}
            added={added}
            onMarks={seen.see}
          />
        </div>
      </div>
      {isFinishing && edit.choices !== undefined && (
        <FinishLinks child={child} choices={edit.choices} onDone={end} onClose={() => setFinishing(false)} />
      )}
    </>
  );
}

interface OwnSideProps extends ReviewedChildProps {
  readonly seen: ReturnType<typeof useSeenValue>;
  readonly show: ReturnType<typeof useGesture>['show'];
}

/** The pages of the document that is compared, with the value that the person is at. */
function OwnSide({ document, child, seen, show }: OwnSideProps) {
  return (
    <SidePages
      document={document}
      documentType={child.DocumentType}
      name={child.OriginalFileName}
      value={toSideValue(seen.row, seen.row?.Value, seen.counterpart?.isSame)}
      marks={seen.marks}
      startPage={child.Pages[0]}
      show={show}
    />
  );
}

/** Whether links are being chosen: the address says so, and the person may. */
function useLinkMode(childId: string) {
  const { opened, open, close } = useOpenedForm();
  const canLink = useCan('update-processed-document-relations');
  return {
    isEditing: canLink && opened?.form === LINKS_FORM,
    open: () => open(LINKS_FORM, childId),
    close,
  };
}

/** L leads to the next linked document, and behind the last to the first again. */
function useNextLinked(
  { LinkedDocuments }: ChildDetail,
  { shown, show }: SeenValue,
  isEditing: boolean,
): void {
  const answerKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'l' || isEditing || !isPageShortcut(event) || shown === undefined) return;
    const next = LinkedDocuments[(LinkedDocuments.indexOf(shown) + 1) % LinkedDocuments.length];
    if (next !== undefined) show(next);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => answerKey(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The document at the right, with the place where it says the value that the person is at. */
function LinkedSide({ seen: { shown, row, counterpart, otherMarks } }: { readonly seen: SeenValue }) {
  const t = useTexts('relations');
  if (shown === undefined) return <EmptyPanel title={t('noneFound')} hint={t('noneHint')} />;
  return (
    <LinkedPages
      key={shown.id}
      documentId={shown.parentDocumentId}
      documentType={shown.documentType}
      name={shown.documentName}
      value={toSideValue(row, counterpart?.Value, counterpart?.isSame)}
      marks={otherMarks}
      startPage={otherMarks[0]?.page_n}
    />
  );
}

/** The document that could be linked. */
function CandidatePages({ edit: { choices, current, error, retry } }: { readonly edit: LinkEdit }) {
  const t = useTexts('relations');
  if (error !== null)
    return <LoadFailed title={t('candidatesFailed')} message={error.message} onRetry={retry} />;
  if (choices === undefined) return <ViewerSkeleton />;
  if (current === undefined) return <EmptyPanel title={t('noCandidates')} hint={t('noCandidatesHint')} />;
  const { id, parentDocumentId, documentType, documentName, Pages } = current.relation;
  return (
    <LinkedPages
      key={id}
      documentId={parentDocumentId}
      documentType={documentType}
      name={documentName}
      value={null}
      marks={NO_MARKS}
      startPage={Pages[0]}
    />
  );
}

const NO_MARKS: SeenValue['otherMarks'] = [];

/** A value as its side names it; null where there is none. */
function toSideValue(
  row: ReviewedRow | null,
  value: string | undefined,
  isSame: boolean | undefined,
): SideValue | null {
  if (row === null || value === undefined || row.ValueType !== 'entity') return null;
  const tone = isSame === undefined ? 'gray' : isSame ? 'good' : 'bad';
  return { text: `${row.SSOTKey} ${writeRowValue({ ...row, Value: value })}`, tone };
}
