import type { Wedding } from '@posy/shared-contracts/entities';
import { sharedFacts, type SharedFacts } from '@posy/shared-contracts/rules';
import { CheckboxField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { SharedItems, SharedWash } from '#talk/shared-facts-list';

interface Props {
  /** Null while nobody has signed up. */
  wedding: Wedding | null;
  budgetMatch: boolean;
  isDisabled: boolean;
  onBudgetMatch: (budgetMatch: boolean) => void;
}

/** A visitor's: nothing is known of them yet. */
const unknown: SharedFacts = { names: '', date: null, place: null, guests: null, budgetMatch: false };

/** Exactly what the supplier will see, by the function that makes their view. Saying that the price fits is opt-in. */
export const SharedList = ({ wedding, budgetMatch, isDisabled, onBudgetMatch }: Props) => {
  const intl = useIntl();
  const facts = wedding === null ? { ...unknown, budgetMatch } : sharedFacts(wedding, { budgetMatch });
  return (
    <SharedWash>
      <h3>
        <FormattedMessage id="inbox.enquiry.shared" />
      </h3>
      <SharedItems facts={facts} side="couple" more={[intl.formatMessage({ id: 'inbox.enquiry.shared-message' })]} />
      <CheckboxField
        label={intl.formatMessage({ id: 'inbox.enquiry.budget-match' })}
        isChecked={budgetMatch}
        isDisabled={isDisabled}
        onChange={onBudgetMatch}
      />
    </SharedWash>
  );
};
