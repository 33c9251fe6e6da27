import { SelectField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { mayBeHeaders } from '#guests/files/rules/columns/header-row';
import type { ImportDraft } from '../draft/use-import';

const noRow = 'none';

/** Chooses the row that names the columns: titles and notes may stand above it. */
export const HeaderRowChoice = ({
  draft,
  onChoose,
}: {
  draft: ImportDraft;
  onChoose: (headerAt: number | null) => void;
}) => {
  const { formatMessage, formatList } = useIntl();
  const rows = draft.tables[draft.at]?.rows ?? [];
  const words = (row: readonly string[]): string =>
    formatList(
      row
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .slice(0, 4),
      { type: 'unit' },
    );
  return (
    <SelectField
      label={formatMessage({ id: 'files.columns.headers' })}
      value={draft.headerAt === null ? noRow : String(draft.headerAt)}
      options={[
        ...mayBeHeaders(rows).map((at) => ({
          value: String(at),
          label: formatMessage({ id: 'files.columns.headers.row' }, { number: at + 1, words: words(rows[at] ?? []) }),
        })),
        { value: noRow, label: formatMessage({ id: 'files.columns.headers.none' }) },
      ]}
      onChange={(value) => onChoose(value === noRow ? null : Number(value))}
    />
  );
};
