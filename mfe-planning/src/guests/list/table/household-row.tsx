import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListedHousehold } from '#guests/rules/guest-view';
import { SelectBox } from './select-box';
import { HouseholdLine } from './table-styles';

interface Props {
  listed: ListedHousehold;
  name: string;
  rowIndex: number;
  /** Number of columns that the line spans. */
  columns: number;
  /** Number of selected guests among the listed ones; null outside the edit mode. */
  chosen: number | null;
  onChooseAll: (guestIds: readonly string[], isChosen: boolean) => void;
}

const Line = ({ listed, name, rowIndex, columns, chosen, onChooseAll }: Props) => {
  const { formatMessage } = useIntl();
  const { household, guests } = listed;
  const ids = guests.map(({ id }) => id);
  return (
    <HouseholdLine role="row" aria-rowindex={rowIndex}>
      <div role="cell" aria-colspan={columns}>
        {chosen === null ? null : (
          <SelectBox
            id={`choose-all-${household.id}`}
            label={formatMessage({ id: 'guests.edit.choose-household' }, { name })}
            isChecked={chosen === ids.length}
            isIndeterminate={chosen > 0 && chosen < ids.length}
            onChange={(isChosen) => onChooseAll(ids, isChosen)}
          />
        )}
        <strong>{name}</strong>
        <small>
          <FormattedMessage
            id={guests.length === household.members.length ? 'guests.household.size' : 'guests.household.some'}
            values={{ count: guests.length, total: household.members.length }}
          />
        </small>
      </div>
    </HouseholdLine>
  );
};

/** The name of a household over its guests. */
export const HouseholdRow = memo(Line);
