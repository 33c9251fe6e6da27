import styled from '@emotion/styled';
import type { RsvpAnswer } from '@posy/shared-contracts/entities';
import { Card, color, Heading, Inline, InlineError, media, Stack, Text } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ColumnUse } from '#guests/files/rules/columns/guest-row';
import type { InvitedEvent } from '#guests/rules/invited-events';
import { columnLetter, type ImportControl, type ImportDraft, useColumnName } from '../draft/use-import';
import { below, cellsOf } from './column-cells';
import { FoodNote, LeftNote, UntickedNote } from './column-notes';
import { useOptions } from './column-options';
import { HeaderRowChoice } from './header-row-choice';

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

/** Every column shows the same three rows, the first with any content: read across, each is one guest. */
const samplesOf = (draft: ImportDraft, column: number): string[] =>
  below(draft.tables[draft.at]?.rows ?? [], draft.headerAt)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .slice(0, 3)
    .map((row) => row[column] ?? '');

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
  const { tables, at, headerAt, leftOut } = draft;
  const cells = useMemo(
    () => cellsOf({ tables, at, headerAt, leftOut }, column),
    [tables, at, headerAt, leftOut, column],
  );
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

/** Number of columns beside each other: two and the edge of the next on a phone, seven on a wide screen. */
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

/**
 * Chooses the content of each column. The choices begin with guesses and are changed in native lists, so that they also
 * work by keyboard.
 */
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
        <HeaderRowChoice draft={draft} onChoose={(row) => control.start(draft.name, draft.tables, draft.at, row)} />
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
