import { guestLengths } from '@posy/shared-contracts/constants';
import { Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { AutosavedText } from '../fields/autosaved-fields';
import { type DrawerPartProps, textField } from './part-props';

/** Notes that only the couple read. */
export const NotesPart = (props: DrawerPartProps) => (
  <Section level={3} size="title" title={<FormattedMessage id="guests.notes" />}>
    <AutosavedText
      {...textField(props, 'notes', props.guest.notes, (notes) => ({ notes }))}
      label={<FormattedMessage id="guests.field.notes" />}
      most={guestLengths.notes}
    />
  </Section>
);
