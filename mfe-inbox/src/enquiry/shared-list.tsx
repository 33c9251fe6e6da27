import styled from '@emotion/styled';
import { CheckboxField } from '@posy/shared-ui/forms';
import { color, font } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EnquiryFacts } from './rules/starting-text';

const Wash = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border-radius: 12px;
  background: ${color.bluebell.wash};
  font-size: 0.875rem;
  & h3 {
    font: 600 0.875rem/1.4 ${font.text};
    letter-spacing: 0;
  }
  & li {
    display: flex;
    gap: 10px;
    align-items: center;
    padding-block: 4px;
  }
  & li > svg {
    color: ${color.stem};
  }
`;

interface Props {
  facts: EnquiryFacts;
  budgetMatch: boolean;
  isDisabled: boolean;
  onBudgetMatch: (budgetMatch: boolean) => void;
}

/** Exactly what the supplier will see. Saying whether the price fits is opt-in. */
export const SharedList = ({ facts, budgetMatch, isDisabled, onBudgetMatch }: Props) => {
  const intl = useIntl();
  const lines = [
    facts.names ?? intl.formatMessage({ id: 'inbox.enquiry.shared-names' }),
    facts.date ?? intl.formatMessage({ id: 'inbox.enquiry.shared-date' }),
    intl.formatMessage({ id: 'inbox.enquiry.shared-message' }),
    ...(budgetMatch ? [intl.formatMessage({ id: 'inbox.enquiry.shared-budget' })] : []),
  ];
  return (
    <Wash>
      <h3>
        <FormattedMessage id="inbox.enquiry.shared" />
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <CheckIcon size="s" />
            {line}
          </li>
        ))}
      </ul>
      <CheckboxField
        label={intl.formatMessage({ id: 'inbox.enquiry.budget-match' })}
        isChecked={budgetMatch}
        isDisabled={isDisabled}
        onChange={onBudgetMatch}
      />
    </Wash>
  );
};
