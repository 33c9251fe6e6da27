import styled from '@emotion/styled';
import { Button, Card, Chip, ChipGroup, color, Figure, Heading, Inline, Stack, Table, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileWords } from '../file-words';
import { countRows } from '../rules/import/import-edit';
import type { PlannedRow } from '../rules/import/plan-import';
import type { ImportControl, ImportDraft } from './draft/use-import';
import { PlannedCell } from './planned-cell';

const perPage = 50;

const Rows = styled(Table)`
  & td {
    vertical-align: top;
  }
  & td:first-of-type,
  & th:first-of-type {
    inline-size: 64px;
    padding-inline-start: 20px;
    color: ${color.inkSoft};
  }
  & td:last-of-type {
    inline-size: 40%;
  }
  & [data-outcome='wrong'],
  & [data-outcome='wrong']:hover {
    background: ${color.dangerWash};
  }
  & [data-outcome='duplicate'],
  & [data-outcome='duplicate']:hover {
    background: ${color.primrose.wash};
  }
  & [data-faint] {
    color: ${color.inkFaint};
  }
  @media (max-width: 767px) {
    & thead {
      display: none;
    }
    & tbody > tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 2px 12px;
      padding: 12px 16px;
      border-block-end: 1px solid ${color.line};
    }
    & td {
      padding: 0;
      border: 0;
    }
    & td:first-of-type {
      inline-size: auto;
      padding: 0;
    }
    & td[data-wide] {
      display: none;
    }
    & td[data-food] {
      grid-column: 2;
      color: ${color.inkSoft};
      font-size: 0.875rem;
    }
    & td:last-of-type {
      grid-column: 2;
      inline-size: auto;
      padding-block-start: 6px;
    }
  }
`;

const Sums = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
  }
`;

const rank = { wrong: 0, duplicate: 1, new: 2, same: 3, 'left-out': 4 } as const;
const shows = ['all', 'needs', 'ready'] as const;
type PreviewShow = (typeof shows)[number];

const isShown = ({ outcome }: PlannedRow, show: PreviewShow): boolean => {
  const needs = outcome.kind === 'wrong' || outcome.kind === 'duplicate';
  return show === 'all' || needs === (show === 'needs');
};

interface SumProps {
  hue: 'fern' | 'primrose' | 'peony' | 'bluebell';
  count: number;
  what: 'ready' | 'duplicates' | 'wrong' | 'skipped';
}

const Sum = ({ hue, count, what }: SumProps) => (
  <Card hue={hue}>
    <Figure>{count}</Figure>
    <Text size="small" tone="soft">
      <FormattedMessage id={`files.check.sum.${what}`} values={{ count }} />
    </Text>
  </Card>
);

const None = () => (
  <span data-faint="">
    <FormattedMessage id="files.check.none" />
  </span>
);

const GuestCell = ({ row: { guest } }: { row: PlannedRow }) => {
  if (guest.name !== '') return <b>{guest.name}</b>;
  if (guest.plusOneOf !== '') return <FormattedMessage id="files.check.plus-one" values={{ name: guest.plusOneOf }} />;
  return (
    <span data-faint="">
      <FormattedMessage id="files.check.no-name" />
    </span>
  );
};

const foodOf = ({ guest }: PlannedRow, words: ReturnType<typeof fileWords>): string =>
  [
    ...guest.diets.map((diet) => words.diets[diet]),
    ...guest.allergens.map((one) => words.allergens[one]),
    ...(guest.dietNotes === '' ? [] : [guest.dietNotes]),
  ].join(', ');

/** Food is shown on a phone too, because of allergies. */
const FoodCell = ({ food }: { food: string }) => (
  <td data-food="" data-wide={food === '' ? '' : undefined}>
    {food || <None />}
  </td>
);

interface Props {
  draft: ImportDraft;
  control: ImportControl;
}

const RowsTable = ({ rows, draft, control }: Props & { rows: readonly PlannedRow[] }) => {
  const words = fileWords(useIntl());
  // The dish column is shown when the file has dishes: a value may have been taken for one wrongly.
  const hasMeals = draft.uses.includes('meal');
  const columns = [
    'row',
    'guest',
    'household',
    'email',
    ...(hasMeals ? (['meal'] as const) : []),
    'diet',
    'do',
  ] as const;
  return (
    <Rows>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column === 'meal' ? words.fields.meal : <FormattedMessage id={`files.check.${column}`} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-outcome={row.outcome.kind}>
            <td>{row.number}</td>
            <td>
              <GuestCell row={row} />
            </td>
            <td data-wide="">{row.guest.household || <None />}</td>
            <td data-wide="">{row.guest.email || <None />}</td>
            {hasMeals && <td data-wide="">{row.guest.meal || <None />}</td>}
            <FoodCell food={foodOf(row, words)} />
            <td>
              <PlannedCell {...{ row, draft }} change={control.change} />
            </td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
};

/** Lists every row of the file with the effect of importing it; rows that need a decision come first. */
export const PreviewRows = ({ draft, control }: Props) => {
  const { formatMessage } = useIntl();
  const [show, setShow] = useState<PreviewShow>('all');
  const [most, setMost] = useState(perPage);
  const { planned } = control;
  const counts = countRows(planned);
  const inOrder = [...planned].sort(
    (a, b) =>
      rank[a.outcome.kind] - rank[b.outcome.kind] ||
      a.number - b.number ||
      a.key.length - b.key.length ||
      a.key.localeCompare(b.key),
  );
  const shown = inOrder.filter((row) => isShown(row, show));
  const skipped = draft.uses.filter((use) => use === 'skip' || use === 'undecided').length;
  return (
    <Stack gap={4} as="section">
      <Inline justify="space-between" align="end">
        <div>
          <Heading level={2}>
            <FormattedMessage id="files.check.title" />
          </Heading>
          <Text tone="soft">
            <FormattedMessage id="files.check.lead" />
          </Text>
        </div>
        <ChipGroup label={formatMessage({ id: 'files.check.show' })}>
          {shows.map((one) => (
            <Chip
              key={one}
              isChosen={show === one}
              count={planned.filter((row) => isShown(row, one)).length}
              onPress={() => setShow(one)}
            >
              <FormattedMessage id={`files.check.${one}`} />
            </Chip>
          ))}
        </ChipGroup>
      </Inline>
      <Sums>
        <Sum hue="fern" count={counts.added} what="ready" />
        <Sum hue="primrose" count={counts.duplicates} what="duplicates" />
        <Sum hue="peony" count={counts.wrong} what="wrong" />
        <Sum hue="bluebell" count={skipped} what="skipped" />
      </Sums>
      {shown.length === 0 ? (
        <Text tone="soft">
          <FormattedMessage id="files.check.nothing" />
        </Text>
      ) : (
        <Card isFlush>
          <RowsTable rows={shown.slice(0, most)} {...{ draft, control }} />
        </Card>
      )}
      {shown.length > most && (
        <Inline justify="center">
          <Button onPress={() => setMost(most + perPage * 4)}>
            <FormattedMessage id="files.check.more" values={{ count: shown.length - most }} />
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
