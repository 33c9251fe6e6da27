import styled from '@emotion/styled';
import type { RsvpAnswer } from '@posy/shared-contracts/entities';
import { color } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { foodIn } from '#guests/files/rules/columns/food-columns';
import { type ColumnUse, eventOf } from '#guests/files/rules/columns/guest-row';
import { namesPeople } from '#guests/files/rules/columns/people-words';
import { holdsSeveral } from '#guests/files/rules/rows/read-row';
import { boxOf } from '#guests/files/rules/values/tick-words';
import type { ImportDraft } from '../draft/use-import';

/** A sentence at the full width of a column: an icon beside it would leave a few letters for each line. */
const Remark = styled.p`
  padding: 8px 10px;
  border-radius: 8px;
  background: ${color.primrose.wash};
  font-size: 0.8125rem;
  line-height: 1.4;
`;

interface NoteProps {
  cells: readonly string[];
  use: ColumnUse;
}

interface UntickedProps {
  draft: ImportDraft;
  column: number;
  onUnticked: (answer: RsvpAnswer) => void;
}

/**
 * Asks about a column that holds both dishes and needs, and points out needs in a column that is left out, so that none
 * is lost unnoticed.
 */
export const FoodNote = ({ cells, use }: NoteProps) => {
  // It depends on the column's cells alone, so a choice for a row reads no column again.
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

/** Asks once for the whole column what an unticked box means. */
export const UntickedNote = ({ cells, use, draft, column, onUnticked }: NoteProps & UntickedProps) => {
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

/**
 * Points out people named in a column that is left out, and values that do not fit into a cell, so that nobody misses
 * them later.
 */
export const LeftNote = ({ cells, use, header }: NoteProps & { header: string }) => {
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
