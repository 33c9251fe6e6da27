import { guestLengths } from '@posy/shared-contracts/constants';
import { Section, Stack } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { isEmail } from '#guests/add/typed-guests';
import { AutosavedLine, AutosavedText } from '../fields/autosaved-fields';
import { type DrawerPartProps, textField } from './part-props';

/** A guest's contact details. The head's address serves the household. */
export const ContactPart = (props: DrawerPartProps) => {
  const { guest, household } = props;
  const shared = household.head.address.trim();
  const isShared = guest.address.trim() === '' && guest.id !== household.id && shared !== '';
  const contact = (key: 'email' | 'phone') =>
    textField(props, key, guest.contacts[key] ?? '', (text) => ({
      contacts: { [key]: text === '' ? null : text },
    }));
  return (
    <Section level={3} size="title" title={<FormattedMessage id="guests.contact" />}>
      <Stack gap={4}>
        <AutosavedLine
          {...contact('email')}
          label={<FormattedMessage id="guests.field.email" />}
          type="email"
          most={guestLengths.email}
          isValid={(email) => email === '' || isEmail(email)}
          error={<FormattedMessage id="guests.field.email.wrong" />}
        />
        <AutosavedLine
          {...contact('phone')}
          label={<FormattedMessage id="guests.field.phone" />}
          type="tel"
          most={guestLengths.phone}
        />
        <AutosavedText
          {...textField(props, 'address', guest.address, (address) => ({ address }))}
          label={<FormattedMessage id="guests.field.address" />}
          {...(isShared && {
            help: <FormattedMessage id="guests.field.address.shared" values={{ address: shared }} />,
          })}
          most={guestLengths.address}
        />
      </Stack>
    </Section>
  );
};
