import { useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Card, EmptyState, FailedFeature, Link, Page, PageHead, Rows, Stack } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConversations } from '#talk/conversation-queries';
import { ListSkeleton } from '#talk/list-skeleton';
import { NotShared, useIsNotShared } from '#talk/not-shared';
import { useReader } from '#talk/use-reader';
import { useShortlist } from '#talk/use-shortlist';
import { ContactRow } from './contact-row';
import { type Contact, contactsOf } from './rules/contacts';

const Nobody = () => {
  const { market } = useLocaleInfo();
  return (
    <EmptyState
      title={<FormattedMessage id="inbox.contacts.none" />}
      actions={
        <ButtonLink kind="main" href={paths.directory(market.prefix)}>
          <FormattedMessage id="inbox.contacts.find" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="inbox.contacts.none-text" />
    </EmptyState>
  );
};

const List = ({ contacts }: { contacts: readonly Contact[] }) => (
  <Card isFlush>
    <Rows>
      {contacts.map((contact) => (
        <ContactRow key={contact.supplierId} contact={contact} />
      ))}
    </Rows>
  </Card>
);

const Contacts = () => {
  const intl = useIntl();
  const conversations = useConversations();
  const shortlist = useShortlist();
  const reader = useReader();
  if (conversations.value === null && conversations.status === 'failed')
    return (
      <FailedFeature
        level={2}
        title={intl.formatMessage({ id: 'inbox.contacts.failed' })}
        retryLabel={intl.formatMessage({ id: 'inbox.retry' })}
        onRetry={conversations.retry}
      >
        <FormattedMessage id="inbox.contacts.failed-text" />
      </FailedFeature>
    );
  if (conversations.value === null) return <ListSkeleton />;
  const contacts = contactsOf(conversations.value, shortlist, reader);
  return contacts.length === 0 ? <Nobody /> : <List contacts={contacts} />;
};

/**
 * `/inbox/suppliers`: all suppliers that the couple talk to, each with its state and next step. Source: S2-route-21.
 */
export const ContactsScreen = () => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const session = useSession();
  const title = intl.formatMessage({ id: 'inbox.contacts.title' });
  useTitle(title);
  const isNotShared = useIsNotShared();
  if (isNotShared) return <NotShared />;
  const next = paths.inboxSuppliers(market.prefix);
  return (
    <Page width="reading">
      <Stack gap={6}>
        <PageHead title={title} lead={intl.formatMessage({ id: 'inbox.contacts.lead' })} />
        {session.status === 'signed-out' ? (
          <ButtonLink kind="main" href={paths.signup(market.prefix, { mode: 'login', next })}>
            <FormattedMessage id="inbox.contacts.log-in" />
          </ButtonLink>
        ) : (
          <Contacts />
        )}
        <Link href={paths.inbox(market.prefix)}>
          <FormattedMessage id="inbox.contacts.to-inbox" />
        </Link>
      </Stack>
    </Page>
  );
};
