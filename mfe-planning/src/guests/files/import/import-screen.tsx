import { useHost, useTitle } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import { Callout, PageHead, Stack } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { BackToGuests } from '#guests/frame/back-link';
import { GuestsGuard, type GuestsOf } from '#guests/frame/guests-guard';
import { useInvitedEvents } from '#guests/queries/guest-events';
import { fileWords, namedEvents } from '../file-words';
import { ChooseFile } from './choose-file';
import { ColumnMapper } from './columns/column-mapper';
import { type ImportDraft, useImport } from './draft/use-import';
import { ImportBar } from './import-bar';
import { ImportDone } from './import-done';
import { type ImportStage, ImportStages } from './import-stages';
import { PreviewRows } from './preview-rows';
import { useCommitImport } from './use-commit-import';

const Source = ({ draft }: { draft: ImportDraft }) => {
  const table = draft.tables[draft.at];
  // The header row and the rows above it are no guests.
  const rows = Math.max(0, (table?.rows.length ?? 0) - (draft.headerAt === null ? 0 : draft.headerAt + 1));
  const values = { name: draft.name, rows, sheet: table?.sheet ?? '' };
  return <FormattedMessage id={table?.sheet ? 'files.import.source.sheet' : 'files.import.source'} values={values} />;
};

const Head = ({ stage, draft }: { stage: ImportStage; draft: ImportDraft | null }) => (
  <>
    <BackToGuests />
    <PageHead
      title={<FormattedMessage id="files.import.title" />}
      lead={draft === null ? <FormattedMessage id="files.import.lead" /> : <Source draft={draft} />}
      actions={<ImportStages stage={stage} />}
    />
  </>
);

/** Saves an empty file with our columns, to be filled in. The workbook writer is loaded only for it. */
const useTemplate = (events: ReturnType<typeof useInvitedEvents>) => {
  const intl = useIntl();
  const { telemetry, notices } = useHost();
  const make = async (): Promise<void> => {
    const [{ exportHeaders }, { writeWorkbook }] = await Promise.all([
      import('../rules/export/export-table'),
      import('#plan/files/write-workbook'),
    ]);
    const headers = exportHeaders(namedEvents(events, intl), fileWords(intl));
    const file = await writeWorkbook([{ name: intl.formatMessage({ id: 'files.export.sheet' }), rows: [headers] }]);
    saveFile(`${intl.formatMessage({ id: 'files.import.template.name' })}.xlsx`, file);
  };
  return () =>
    void make().catch((error: unknown) => {
      telemetry.error('guest-import', error);
      notices.show({ tone: 'error', text: intl.formatMessage({ id: 'files.export.failed' }) });
    });
};

const ImportGuests = ({ wedding, list }: GuestsOf) => {
  const events = useInvitedEvents(wedding);
  const control = useImport(list.households, events);
  const template = useTemplate(events);
  const { isSaving, fault, done, save, undo, leave } = useCommitImport(wedding.id, list.households);
  const { draft } = control;
  if (done !== null) {
    const again = (): void => {
      control.change({ kind: 'clear' });
      leave();
    };
    return (
      <>
        <Head stage="done" draft={draft} />
        <ImportDone {...{ done, isSaving }} onUndo={() => void undo(done)} onMore={again} />
      </>
    );
  }
  return (
    <>
      <Head stage={draft === null ? 'file' : 'check'} draft={draft} />
      {draft === null ? (
        <ChooseFile onRead={control.start} onTemplate={template} />
      ) : (
        <Stack gap={8}>
          <ColumnMapper {...{ draft, control, events }} />
          <PreviewRows {...{ draft, control }} />
          <ImportBar {...{ control, isSaving, fault }} onImport={() => void save(control.planned)} />
        </Stack>
      )}
    </>
  );
};

/** Imports guests from a file: choose it, check it, import it. */
export const ImportScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'files.import.title' }));
  return (
    <GuestsGuard>
      {(of) =>
        of.canEdit ? (
          <ImportGuests {...of} />
        ) : (
          <>
            <Head stage="file" draft={null} />
            <Callout hue="bluebell">
              <FormattedMessage id="files.view-only" />
            </Callout>
          </>
        )
      }
    </GuestsGuard>
  );
};
