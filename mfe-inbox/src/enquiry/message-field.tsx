import { enquiryLimits, type EnquiryMessageFault } from '@posy/shared-contracts/rules';
import { TextAreaField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';

const faultMessage = {
  'too-short': 'inbox.enquiry.too-short',
  'too-long': 'inbox.enquiry.too-long',
  'too-many-links': 'inbox.enquiry.too-many-links',
} as const;

interface Props {
  message: string;
  fault: EnquiryMessageFault | null;
  isReadOnly?: boolean;
  onChange: (message: string) => void;
}

/** The field for an enquiry, with its length limit and its faults. */
export const MessageField = ({ message, fault, isReadOnly = false, onChange }: Props) => {
  const intl = useIntl();
  const { minimumCharacters, maximumCharacters, maximumLinks } = enquiryLimits;
  const limits = { minimum: minimumCharacters, maximum: maximumCharacters, links: maximumLinks };
  return (
    <TextAreaField
      label={intl.formatMessage({ id: 'inbox.enquiry.message' })}
      value={message}
      rows={6}
      isReadOnly={isReadOnly}
      onChange={onChange}
      help={intl.formatMessage({ id: 'inbox.enquiry.help' }, { ...limits, count: message.trim().length })}
      error={fault === null ? undefined : intl.formatMessage({ id: faultMessage[fault] }, limits)}
    />
  );
};
