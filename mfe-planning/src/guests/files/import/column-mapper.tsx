import styled from '@emotion/styled';
import { Card, color, InlineError, Inline, Stack, Text, Heading } from '@posy/shared-ui';
import { CheckboxField, SelectField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { columnFields, type ColumnUse } from '../rules/columns/guest-row';
import type { InvitedEvent } from '#guests/rules/invited-events';
import { fileWords, namedEvents } from '../file-words';
import { columnLetter, useColumnName, type ImportControl, type ImportDraft } from './use-import';

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

/** The first three cells of a column that say something different. */
const samplesOf = (draft: ImportDraft, column: number): string[] =>
  (draft.tables[draft.at]?.rows ?? [])
    .slice(draft.hasHeaders ? 1 : 0, 40)
    .map((row) => row[column] ?? '')
    .filter((cell, index, all) => all.indexOf(cell) === index)
    .slice(0, 3);

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
      <ul>
        {samplesOf(draft, column).map((cell) => (
          <li key={cell}>{cell.trim() === '' ? <FormattedMessage id="files.columns.empty" /> : cell}</li>
        ))}
      </ul>
    </div>
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
