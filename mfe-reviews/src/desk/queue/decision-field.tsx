import { RadioGroupField } from '@posy/shared-ui/forms';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props<C extends string> {
  choices: readonly C[];
  /** '' for none. */
  value: C | '';
  onChange: (choice: C | '') => void;
  /** Label and consequence of a choice. */
  wordsOf: (choice: C) => { label: ReactNode; note: ReactNode };
  /** True once it was sent: a missing choice is then a fault. */
  isTried: boolean;
}

/** The choices of a decision, as cards. */
export const DecisionField = <C extends string>({ choices, value, onChange, wordsOf, isTried }: Props<C>) => (
  <RadioGroupField
    label={<FormattedMessage id="desk.decision" />}
    isLabelHidden
    layout="cards"
    value={value}
    onChange={(chosen) => onChange(choices.find((choice) => choice === chosen) ?? '')}
    options={choices.map((choice) => ({ value: choice, ...wordsOf(choice) }))}
    error={isTried && value === '' ? <FormattedMessage id="desk.decision.missing" /> : undefined}
  />
);
