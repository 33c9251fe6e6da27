import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Avatar, Inline, Link, Row, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { OtherPicture } from '#talk/other-picture';
import { briefly } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import type { Contact } from './rules/contacts';

const Ways = ({ entry }: Contact) => {
  const { email = '', phone = '' } = entry?.contact ?? {};
  if (email === '' && phone === '') return null;
  return (
    <Inline gap={3}>
      {email === '' ? null : <Link href={`mailto:${email}`}>{email}</Link>}
      {phone === '' ? null : <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>}
    </Inline>
  );
};

const Note = (contact: Contact) => (
  <>
    <Text as="div" size="small" tone="soft" isCut>
      {contact.conversation?.lastMessage.body ?? (
        <FormattedMessage id="inbox.category" values={{ category: contact.type }} />
      )}
    </Text>
    <Ways {...contact} />
    <Inline gap={2}>
      {contact.isBooked ? (
        <Tag hue="fern">
          <FormattedMessage id="inbox.contacts.booked" />
        </Tag>
      ) : null}
      {contact.next === 'nothing' ? null : (
        <Tag hue={contact.next === 'answer' ? 'apricot' : 'bluebell'}>
          <FormattedMessage id={`inbox.contacts.next.${contact.next}`} />
        </Tag>
      )}
    </Inline>
  </>
);

/** Somebody, their last word, how to reach them, and what is next. */
export const ContactRow = ({ contact }: { contact: Contact }) => {
  const { market } = useLocaleInfo();
  const reader = useReader();
  const { supplierId, name, type, conversation, entry } = contact;
  const profile = entry?.customSupplier === true ? {} : { href: paths.supplier(market.prefix, type, supplierId) };
  return (
    <Row
      isInset
      start={
        conversation === null ? (
          <Avatar name={name} id={supplierId} size="m" isDecorative />
        ) : (
          <OtherPicture conversation={conversation} side="couple" />
        )
      }
      title={name}
      note={<Note {...contact} />}
      end={
        conversation === null ? null : (
          <Text as="span" size="tiny" tone="faint">
            {briefly(conversation.lastMessage.createdAt, reader)}
          </Text>
        )
      }
      {...(conversation === null ? profile : { href: paths.conversation(market.prefix, conversation.id) })}
    />
  );
};
