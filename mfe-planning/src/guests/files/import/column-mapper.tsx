import styled from '@emotion/styled';
import { Card, color, Heading, Inline, InlineError, media, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, SelectField } from '@posy/shared-ui/forms';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InvitedEvent } from '#guests/rules/invited-events';
import { fileWords, namedEvents } from '../file-words';
import { foodIn } from '../rules/columns/food-columns';
import { columnFields, type ColumnUse } from '../rules/columns/guest-row';
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

const cellsOf = (rows: readonly (readonly string[])[], hasHeaders: boolean, column: number): string[] =>
  rows.slice(hasHeaders ? 1 : 0).map((row) => row[column] ?? '');

/** Of every column the same three rows, the first with anything in them: read across, each is one guest. */
const samplesOf = (draft: ImportDraft, column: number): string[] =>
  (draft.tables[draft.at]?.rows ?? [])
    .slice(draft.hasHeaders ? 1 : 0)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .slice(0, 3)
    .map((row) => row[column] ?? '');

const useOptions = (events: readonly InvitedEvent[]) => {
  const intl = useIntl();
  const words = fileWords(intl);
  return [
    { value: 'skip', label: intl.formatMessage({ id: 'files.columns.skip' }) },
    ...columnFields.map((field) => ({ value: field as string, label: words.fields[field] })),
    {
      label: intl.formatMessage({ id: 'files.columns.answers' }),
      options: namedEvents(events, intl).map(({ id, name }) => ({ value: `rsvp:${id}`, label: words.answersTo(name) })),
    },
  ];
};

/** Dishes and needs in one column are asked about; needs in one that is left out are pointed out, so that none is lost in silence. */
const FoodNote = ({ draft, column, use }: Pick<ColumnProps, 'draft' | 'column' | 'use'>) => {
  const { tables, at, hasHeaders } = draft;
  const rows = tables[at]?.rows;
  // Of its cells alone: what is decided about a row reads no column again.
  const { needs, dishes, diets, allergens } = useMemo(
    () => foodIn(cellsOf(rows ?? [], hasHeaders, column)),
    [rows, hasHeaders, column],
  );
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

interface ColumnProps {
  draft: ImportDraft;
  column: number;
  use: ColumnUse;
  options: ReturnType<typeof useOptions>;
  onUse: (use: ColumnUse) => void;
}

const Column = ({ draft, column, use, options, onUse }: ColumnProps) => {
  const { formatMessage } = useIntl();
  const name = useColumnName(draft)(column);
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
      <FoodNote {...{ draft, column, use }} />
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

interface Props {
  draft: ImportDraft;
  control: ImportControl;
  events: readonly InvitedEvent[];
}

/** What each column of the file holds: guessed, and changed with the platform's own lists, by keyboard too. */
export const ColumnMapper = ({ draft, control, events }: Props) => {
  const { formatMessage } = useIntl();
  const options = useOptions(events);
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
        <CheckboxField
          label={<FormattedMessage id="files.columns.headers" />}
          isChecked={draft.hasHeaders}
          onChange={(isNamed) => control.start(draft.name, draft.tables, draft.at, isNamed)}
        />
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
            />
          ))}
        </Columns>
      </Card>
    </Stack>
  );
};
