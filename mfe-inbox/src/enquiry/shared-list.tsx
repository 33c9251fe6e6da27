import type { SharedFacts } from '@posy/shared-contracts/rules';
import { CheckboxField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { SharedItems, SharedWash } from '#talk/shared-facts-list';

interface Props {
  budgetMatch: boolean;
  isDisabled: boolean;
  onBudgetMatch: (budgetMatch: boolean) => void;
}

/** The facts of a visitor: none is known. */
const unknown: SharedFacts = { names: '', date: null, place: null, guests: null, budgetMatch: false };

/** The facts that a supplier will see of a visitor. Stating that the price fits is opt-in. */
export const SharedList = ({ budgetMatch, isDisabled, onBudgetMatch }: Props) => {
  const intl = useIntl();
  return (
    <SharedWash>
      <h3>
        <FormattedMessage id="inbox.enquiry.shared" />
      </h3>
      <SharedItems
        facts={{ ...unknown, budgetMatch }}
        side="couple"
        more={[intl.formatMessage({ id: 'inbox.enquiry.shared-message' })]}
      />
      <CheckboxField
        label={intl.formatMessage({ id: 'inbox.enquiry.budget-match' })}
        isChecked={budgetMatch}
        isDisabled={isDisabled}
        onChange={onBudgetMatch}
      />
    </SharedWash>
  );
};
