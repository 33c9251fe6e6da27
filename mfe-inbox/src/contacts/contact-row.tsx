import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Avatar, Inline, Link, Row, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { OtherPicture } from '#talk/other-picture';
import { usePriceText } from '#talk/price-text';
import { Face } from '#talk/profiles/supplier-face';
import { briefly, shortDate, timeOfDayText } from '#talk/rules/when';
import { useLastWord } from '#talk/use-last-word';
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

const hues = {
  own: undefined,
  asked: 'bluebell',
  talking: 'bluebell',
  quoted: 'primrose',
  held: 'apricot',
  booked: 'fern',
  closed: undefined,
  blocked: undefined,
} as const;

const StateTag = ({ state }: Pick<Contact, 'state'>) => {
  const { locale } = useLocaleInfo();
  const priceText = usePriceText();
  const hue = hues[state.kind];
  const values = {
    price: state.kind === 'quoted' ? priceText(state.price) : '',
    day: state.kind === 'held' && state.until !== null ? shortDate(state.until, locale) : 'none',
  };
  return (
    <Tag {...(hue !== undefined && { hue })}>
      <FormattedMessage id={`inbox.contacts.state.${state.kind}`} values={values} />
    </Tag>
  );
};

const NextWords = ({ next }: Pick<Contact, 'next'>) => {
  const { locale } = useLocaleInfo();
  if (next.kind === 'nothing') return null;
  const day = next.kind === 'decide' ? next.until : 'day' in next ? next.day : null;
  const values = {
    day: day === null ? 'none' : shortDate(day, locale),
    time: next.kind === 'meet' && next.time !== null ? timeOfDayText(next.time, locale) : 'none',
    days: next.kind === 'ask-again' ? next.days : 0,
  };
  return (
    <Text as="strong" size="small">
      <FormattedMessage id={`inbox.contacts.next.${next.kind}`} values={values} />
    </Text>
  );
};

const Note = (contact: Contact) => {
  const lastWord = useLastWord('couple');
  return (
    <>
      <Text as="div" size="small" tone="soft" isCut>
        {contact.conversation == null ? (
          <FormattedMessage id="inbox.category" values={{ category: contact.type }} />
        ) : (
          lastWord(contact.conversation)
        )}
      </Text>
      <Ways {...contact} />
      <Inline gap={2}>
        <StateTag state={contact.state} />
        <NextWords next={contact.next} />
      </Inline>
    </>
  );
};

/** A supplier with the latest message, contact details, state and next step. */
export const ContactRow = ({ contact }: { contact: Contact }) => {
  const { market } = useLocaleInfo();
  const reader = useReader();
  const { supplierId, name, type, conversation, entry } = contact;
  const profile = entry?.customSupplier === true ? {} : { href: paths.supplier(market.prefix, type, supplierId) };
  return (
    <Row
      isInset
      start={
        conversation !== null ? (
          <OtherPicture conversation={conversation} side="couple" />
        ) : entry?.customSupplier === true ? (
          <Avatar name={name} id={supplierId} size="m" isDecorative />
        ) : (
          <Face id={supplierId} name={name} />
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
