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

/** A sentence set apart in the width of a column: beside a sign it would have a few letters a line. */
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

/** Dishes and needs in one column are asked about; needs in one that is left out are pointed out, so that none is lost in silence. */
export const FoodNote = ({ cells, use }: NoteProps) => {
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

/** People whom a column that is left out names, and values of a cell that have no room: told, so that nobody misses them later. */
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
