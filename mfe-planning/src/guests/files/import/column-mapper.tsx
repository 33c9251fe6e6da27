import styled from '@emotion/styled';
import type { RsvpAnswer } from '@posy/shared-contracts/entities';
import { Card, color, Heading, Inline, InlineError, media, Stack, Text } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { InvitedEvent } from '#guests/rules/invited-events';
import { fileWords, namedEvents } from '../file-words';
import { foodIn } from '../rules/columns/food-columns';
import { columnFields, type ColumnUse, companionOf, eventOf, nameParts, rowFields } from '../rules/columns/guest-row';
import { mayBeHeaders } from '../rules/columns/header-row';
import { namesPeople } from '../rules/columns/people-words';
import { holdsSeveral } from '../rules/rows/read-row';
import { boxOf } from '../rules/values/tick-words';
import { columnLetter, type ImportControl, type ImportDraft, useColumnName } from './use-import';

const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(164px, 1fr);
  overflow-x: auto;
  outline-offset: -2px;
  & > div {
    display: grid;
    align-content: start;
    gap: 10px;
    min-inline-size: 0;
    padding: 16px 14px;
    border-inline-start: 1px solid ${color.line};
  }
  & > div:first-of-type {
    border-inline-start: 0;
  }
  & > [data-out] {
    background: ${color.sunken};
  }
  & select {
    min-block-size: 44px;
    padding: 8px 30px 8px 10px;
    font-size: 0.875rem;
  }
  & select + svg {
    inset-block-start: 12px;
    inset-inline-end: 8px;
  }
  & li {
    overflow: hidden;
    color: ${color.inkSoft};
    font-size: 0.875rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Named = styled.div`
  color: ${color.inkFaint};
  font-size: 0.8125rem;
  line-height: 1.35;
  & > b {
    display: block;
    overflow: hidden;
    color: ${color.ink};
    font-size: 0.9375rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A sentence set apart in the width of a column: beside a sign it would have a few letters a line. */
const Remark = styled.p`
  padding: 8px 10px;
  border-radius: 8px;
  background: ${color.primrose.wash};
  font-size: 0.8125rem;
  line-height: 1.4;
`;

const below = <T,>(rows: readonly T[], headerAt: number | null): readonly T[] =>
  rows.slice(headerAt === null ? 0 : headerAt + 1);

const cellsOf = ({ tables, at, headerAt }: Pick<ImportDraft, 'tables' | 'at' | 'headerAt'>, column: number): string[] =>
  below(tables[at]?.rows ?? [], headerAt).map((row) => row[column] ?? '');

/** Of every column the same three rows, the first with anything in them: read across, each is one guest. */
const samplesOf = (draft: ImportDraft, column: number): string[] =>
  below(draft.tables[draft.at]?.rows ?? [], draft.headerAt)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .slice(0, 3)
    .map((row) => row[column] ?? '');

/** Further people on a row that columns may name: as many as the file has, and one more. */
const otherOptions = (intl: IntlShape, { uses }: ImportDraft): { value: string; label: string }[] => {
  const most = Math.max(0, ...uses.map((use) => companionOf(use)?.number ?? 0)) + 1;
  return [
    ...rowFields.map((field) => ({ value: field as string, label: intl.formatMessage({ id: `files.row.${field}` }) })),
    ...Array.from({ length: most }, (_, at) => at + 1).flatMap((number) =>
      nameParts.map((part) => ({
        value: `companion:${number}:${part}`,
        label: intl.formatMessage({ id: `files.row.companion.${part}` }, { number: number + 1 }),
      })),
    ),
  ];
};

const useOptions = (events: readonly InvitedEvent[], draft: ImportDraft) => {
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

/** Dishes and needs in one column are asked about; needs in one that is left out are pointed out, so that none is lost in silence. */
const FoodNote = ({ cells, use }: NoteProps) => {
  // Of its cells alone: what is decided about a row reads no column again.
  const { needs, dishes, diets, allergens } = useMemo(() => foodIn(cells), [cells]);
  const isFood = use === 'meal' || use === 'diets' || use === 'allergens';
  if (isFood && needs > 0 && dishes > 0)
    return (
      <Remark>
        <FormattedMessage id="files.columns.mixed" values={{ needs, dishes }} />
      </Remark>
    );
  const known = Math.max(diets, allergens);
  if ((use !== 'skip' && use !== 'undecided') || known === 0) return null;
  return (
    <Remark>
      <FormattedMessage id="files.columns.needs-left" values={{ count: known }} />
    </Remark>
  );
};

/** Boxes that are not ticked say one thing for the whole column, and it is asked once. */
const UntickedNote = ({
  cells,
  use,
  draft,
  column,
  onUnticked,
}: NoteProps & Pick<ColumnProps, 'draft' | 'column' | 'onUnticked'>) => {
  const { formatMessage } = useIntl();
  const count = cells.filter((cell) => boxOf(cell) === 'empty').length;
  if (eventOf(use) === null || count === 0) return null;
  return (
    <Remark as="div">
      <SelectField
        label={formatMessage({ id: 'files.columns.unticked' }, { count })}
        value={draft.unticked.get(column) ?? 'pending'}
        options={(['pending', 'declined'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `files.answer.${value}` }),
        }))}
        onChange={(value) => onUnticked(value as RsvpAnswer)}
      />
    </Remark>
  );
};

/** People whom a column that is left out names, and values of a cell that have no room: told, so that nobody misses them later. */
const LeftNote = ({ cells, use, header }: NoteProps & { header: string }) => {
  const several = cells.filter((cell) => holdsSeveral(use, cell)).length;
  if (several > 0)
    return (
      <Remark>
        <FormattedMessage id="files.columns.several" values={{ count: several }} />
      </Remark>
    );
  const named =
    (use === 'skip' || use === 'undecided') && namesPeople(header)
      ? cells.filter((cell) => cell.trim() !== '').length
      : 0;
  if (named === 0) return null;
  return (
    <Remark>
      <FormattedMessage id="files.columns.people-left" values={{ count: named }} />
    </Remark>
  );
};

interface NoteProps {
  cells: readonly string[];
  use: ColumnUse;
}

interface ColumnProps {
  draft: ImportDraft;
  column: number;
  use: ColumnUse;
  options: ReturnType<typeof useOptions>;
  onUse: (use: ColumnUse) => void;
  onUnticked: (answer: RsvpAnswer) => void;
}

const Column = ({ draft, column, use, options, onUse, onUnticked }: ColumnProps) => {
  const { formatMessage } = useIntl();
  const name = useColumnName(draft)(column);
  const { tables, at, headerAt } = draft;
  const cells = useMemo(() => cellsOf({ tables, at, headerAt }, column), [tables, at, headerAt, column]);
  return (
    <div data-out={use === 'skip' || undefined}>
      <Named>
        <b title={name}>{name}</b>
        <FormattedMessage id="files.columns.letter" values={{ letter: columnLetter(column) }} />
      </Named>
      <SelectField
        label={formatMessage({ id: 'files.columns.goes-to' }, { column: name })}
        isLabelHidden
        value={use === 'undecided' ? '' : use}
        placeholder={formatMessage({ id: 'files.columns.choose' })}
        options={options}
        onChange={(value) => onUse(value === '' ? 'undecided' : (value as ColumnUse))}
      />
      {use === 'undecided' && (
        <InlineError>
          <FormattedMessage id="files.columns.undecided" />
        </InlineError>
      )}
      <FoodNote {...{ cells, use }} />
      <UntickedNote {...{ cells, use, draft, column, onUnticked }} />
      <LeftNote {...{ cells, use }} header={name} />
      <ul>
        {samplesOf(draft, column).map((cell, row) => (
          <li key={row}>{cell.trim() === '' ? <FormattedMessage id="files.columns.empty" /> : cell}</li>
        ))}
      </ul>
    </div>
  );
};

/** How many columns stand beside each other: on a phone two and the edge of the next, on a wide screen seven. */
const seenAtOnce = { phone: 2, desk: 7 };

const OutOfSight = styled(Text)`
  ${media.desk} {
    &[data-few] {
      display: none;
    }
  }
`;

const noRow = 'none';

/** Which row names the columns: titles and notes may stand above it. */
const HeaderRow = ({ draft, onChoose }: { draft: ImportDraft; onChoose: (headerAt: number | null) => void }) => {
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

interface Props {
  draft: ImportDraft;
  control: ImportControl;
  events: readonly InvitedEvent[];
}

/** What each column of the file holds: guessed, and changed with the platform's own lists, by keyboard too. */
export const ColumnMapper = ({ draft, control, events }: Props) => {
  const { formatMessage } = useIntl();
  const options = useOptions(events, draft);
  const known = draft.uses.filter((use) => use !== 'undecided').length;
  return (
    <Stack gap={4} as="section">
      <Inline justify="space-between" align="end">
        <div>
          <Heading level={2}>
            <FormattedMessage id="files.columns.title" />
          </Heading>
          <Text tone="soft">
            <FormattedMessage id="files.columns.lead" values={{ known, all: draft.uses.length }} />
          </Text>
        </div>
        <HeaderRow draft={draft} onChoose={(row) => control.start(draft.name, draft.tables, draft.at, row)} />
      </Inline>
      {draft.tables.length > 1 && (
        <SelectField
          label={<FormattedMessage id="files.import.sheet" />}
          value={String(draft.at)}
          options={draft.tables.map(({ sheet }, index) => ({
            value: String(index),
            label: sheet ?? String(index + 1),
          }))}
          onChange={(at) => control.start(draft.name, draft.tables, Number(at))}
        />
      )}
      {draft.uses.length > seenAtOnce.phone && (
        <OutOfSight size="small" tone="soft" data-few={draft.uses.length <= seenAtOnce.desk || undefined}>
          <FormattedMessage id="files.columns.more" values={{ count: draft.uses.length }} />
        </OutOfSight>
      )}
      <Card isFlush>
        <Columns tabIndex={0} role="group" aria-label={formatMessage({ id: 'files.columns.group' })}>
          {draft.uses.map((use, column) => (
            <Column
              key={column}
              {...{ draft, column, use, options }}
              onUse={(next) => control.change({ kind: 'use', column, use: next })}
              onUnticked={(answer) => control.change({ kind: 'unticked', column, answer })}
            />
          ))}
        </Columns>
      </Card>
    </Stack>
  );
};
