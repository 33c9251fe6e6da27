import { invitationTypes, rsvpAnswers } from '@posy/shared-contracts/entities';
import { Button, Inline, isComposing, LinkButton, Stack, Tag, Text } from '@posy/shared-ui';
import { Segment, SelectField, TextField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileWords } from '../file-words';
import type { PlannedRow, RowOutcome } from '../rules/import/plan-import';
import type { DifferentField } from '../rules/rows/compare-rows';
import type { RowIssue } from '../rules/rows/read-row';
import { type ImportControl, type ImportDraft, useColumnName } from './draft/use-import';

interface Props {
  row: PlannedRow;
  draft: ImportDraft;
  change: ImportControl['change'];
}

/** The choices for a column that accepts only certain words. */
const useChoices = ({ fault }: RowIssue) => {
  const intl = useIntl();
  const words = fileWords(intl);
  if (fault === 'answer') return rsvpAnswers.map((answer) => words.answers[answer]);
  return fault === 'invitation' ? invitationTypes.map((type) => words.invitations[type]) : null;
};

const Fix = ({ issue, row, draft, change }: Props & { issue: RowIssue }) => {
  const { formatMessage } = useIntl();
  const column = useColumnName(draft)(issue.column);
  const choices = useChoices(issue);
  const label = formatMessage({ id: 'files.check.fix' }, { column, number: row.number });
  const error = formatMessage(
    { id: `files.issue.${issue.fault}` },
    { column, value: issue.value, limit: issue.limit ?? 0 },
  );
  const set = (text: string): void => change({ kind: 'fix', row: row.number, column: issue.column, text });
  if (choices !== null)
    return (
      <SelectField
        {...{ label, error }}
        isLabelHidden
        value=""
        placeholder={formatMessage({ id: 'files.columns.choose' })}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={set}
      />
    );
  return (
    <TextField
      {...{ label, error }}
      isLabelHidden
      defaultValue={row.cells[issue.column] ?? ''}
      onBlur={(event) => set(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && set(event.currentTarget.value)}
    />
  );
};

const Wrong = ({ issues, ...props }: Props & { issues: readonly RowIssue[] }) => (
  <Stack gap={2}>
    {issues.map((issue) => (
      <Fix key={`${issue.column}:${issue.fault}`} issue={issue} {...props} />
    ))}
    <Inline>
      <LinkButton type="button" onClick={() => props.change({ kind: 'leave-out', rows: [props.row.number] })}>
        <FormattedMessage id="files.check.leave-out.row" values={{ number: props.row.number }} />
      </LinkButton>
    </Inline>
  </Stack>
);

const Duplicate = ({ row, change, outcome }: Props & { outcome: Extract<RowOutcome, { kind: 'duplicate' }> }) => {
  const intl = useIntl();
  const { of, why, adds, stays, choice } = outcome;
  const name = of.name === '' ? intl.formatMessage({ id: 'files.check.no-name' }) : of.name;
  const list = (fields: readonly DifferentField[]): string =>
    intl.formatList(
      fields.map((field) =>
        field === 'rsvp' ? intl.formatMessage({ id: 'files.duplicate.adds.answer' }) : fileWords(intl).fields[field],
      ),
    );
  return (
    <Stack gap={2}>
      <Text size="small">
        {of.kind === 'row' ? (
          <FormattedMessage id="files.duplicate.row" values={{ number: of.number }} />
        ) : (
          <FormattedMessage id={`files.duplicate.${why}`} values={{ name }} />
        )}{' '}
        <FormattedMessage
          id={adds.length > 0 ? 'files.duplicate.adds' : 'files.duplicate.adds-nothing'}
          values={{ fields: list(adds) }}
        />
        {stays.length > 0 && (
          <>
            {' '}
            <FormattedMessage
              id={of.kind === 'row' ? 'files.duplicate.stays-row' : 'files.duplicate.stays'}
              values={{ fields: list(stays) }}
            />
          </>
        )}
      </Text>
      <Segment
        label={intl.formatMessage({ id: 'files.duplicate.choice' }, { name: row.guest.name || name })}
        value={choice}
        onChange={(value) => change({ kind: 'choose', key: row.key, choice: value as typeof choice })}
        options={(['merge', 'both', 'skip'] as const).map((value) => ({
          value,
          label: <FormattedMessage id={`files.duplicate.${value}`} />,
        }))}
      />
    </Stack>
  );
};

const added = ({ guest }: PlannedRow) => {
  if (guest.child === true) return 'files.check.add.child' as const;
  return guest.invitationType === 'evening' ? ('files.check.add.evening' as const) : ('files.check.add' as const);
};

/** The effect of importing a row, with the choices for it. */
export const PlannedCell = (props: Props) => {
  const { row, change } = props;
  const { outcome, number } = row;
  if (outcome.kind === 'wrong' && !row.isFirst)
    return (
      <Text size="small" tone="soft">
        <FormattedMessage id="files.check.with-row" values={{ number }} />
      </Text>
    );
  if (outcome.kind === 'wrong') return <Wrong {...props} issues={outcome.issues} />;
  if (outcome.kind === 'duplicate') return <Duplicate {...props} outcome={outcome} />;
  if (outcome.kind === 'left-out')
    return (
      <Inline>
        <Tag>
          <FormattedMessage id="files.check.left-out" />
        </Tag>
        <Button kind="plain" size="s" onPress={() => change({ kind: 'take-back', row: number })}>
          <FormattedMessage id="files.check.take-back" />
        </Button>
      </Inline>
    );
  return (
    <Tag hue={outcome.kind === 'same' ? undefined : 'fern'}>
      <FormattedMessage id={outcome.kind === 'same' ? 'files.check.same' : added(row)} />
    </Tag>
  );
};
