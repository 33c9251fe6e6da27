import type { DatePickerDate } from '@posy/shared-contracts/entities';
import type { DatePickerFault, DatePickerTab } from '@posy/shared-contracts/forms';
import { InlineError } from '@posy/shared-ui';
import { CheckboxField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import type { DateChange } from '../dates/date-picker-machine';
import { faultWords } from './fault-words';

/** The props of each tab's panel. */
export interface PanelProps {
  date: DatePickerDate;
  /** yyyy-MM-dd. */
  today: string;
  change: (change: DateChange) => void;
  fault: DatePickerFault | null;
  /** Id of the sentence under the grid. */
  faultId: string;
}

/** The props of a grid whose answer is missing. */
export const invalidProps = ({ fault, faultId }: Pick<PanelProps, 'fault' | 'faultId'>) =>
  fault === null ? {} : { isInvalid: true, 'aria-describedby': faultId };

/** The message under a grid whose answer is missing. */
export const PanelFault = ({ fault, faultId }: Pick<PanelProps, 'fault' | 'faultId'>) => {
  const intl = useIntl();
  if (fault === null) return null;
  return (
    <InlineError id={faultId} isAlert>
      {faultWords(intl, fault)}
    </InlineError>
  );
};

const flags = { year: 'yearUndecided', month: 'monthUndecided', day: 'dayUndecided' } as const;

/** "We haven’t settled on the …". */
export const UndecidedBox = ({ tab, date, change }: Pick<PanelProps, 'date' | 'change'> & { tab: DatePickerTab }) => {
  const { formatMessage } = useIntl();
  return (
    <CheckboxField
      label={formatMessage({ id: `shell.picker.undecided.${tab}` })}
      isChecked={date[flags[tab]]}
      onChange={(isUndecided) => change({ field: 'undecided', tab, isUndecided })}
    />
  );
};
