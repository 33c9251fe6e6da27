import { type IntlShape, useIntl } from 'react-intl';
import { fileWords, namedEvents } from '#guests/files/file-words';
import { columnFields, companionOf, companionParts, rowFields } from '#guests/files/rules/columns/guest-row';
import type { InvitedEvent } from '#guests/rules/invited-events';
import type { ImportDraft } from '../draft/use-import';

/** The options for further people on a row: as many as the file has, and one more. */
const otherOptions = (intl: IntlShape, { uses }: ImportDraft): { value: string; label: string }[] => {
  const most = Math.max(0, ...uses.map((use) => companionOf(use)?.number ?? 0)) + 1;
  return [
    ...rowFields.map((field) => ({ value: field as string, label: intl.formatMessage({ id: `files.row.${field}` }) })),
    ...Array.from({ length: most }, (_, at) => at + 1).flatMap((number) =>
      companionParts.map((part) => ({
        value: `companion:${number}:${part}`,
        label: intl.formatMessage({ id: `files.row.companion.${part}` }, { number: number + 1 }),
      })),
    ),
  ];
};

/** Returns the choices for the content of a column. */
export const useOptions = (events: readonly InvitedEvent[], draft: ImportDraft) => {
  const intl = useIntl();
  const words = fileWords(intl);
  return [
    { value: 'skip', label: intl.formatMessage({ id: 'files.columns.skip' }) },
    ...columnFields.map((field) => ({ value: field as string, label: words.fields[field] })),
    { label: intl.formatMessage({ id: 'files.columns.others' }), options: otherOptions(intl, draft) },
    {
      label: intl.formatMessage({ id: 'files.columns.answers' }),
      options: namedEvents(events, intl).map(({ id, name }) => ({ value: `rsvp:${id}`, label: words.answersTo(name) })),
    },
  ];
};
