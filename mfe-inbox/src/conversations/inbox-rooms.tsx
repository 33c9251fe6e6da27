import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, FailedFeature, Heading, Page } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Conversations, useListedConversations, useUnread } from '#talk/conversation-queries';
import { ProfileSwitch } from '#talk/profiles/profile-switch';
import { useFollowProfile } from '#talk/profiles/use-follow-profile';
import { InboxDesk } from './inbox-desk';
import { useOpenConversation } from './opening/use-open-conversation';

const Quiet = ({ isCouple, all }: { isCouple: boolean; all: Conversations['all'] }) => {
  const { market } = useLocaleInfo();
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={<FormattedMessage id="inbox.empty.title" />}
        actions={
          isCouple ? (
            <ButtonLink kind="main" href={paths.directory(market.prefix)}>
              <FormattedMessage id="inbox.empty.find" />
            </ButtonLink>
          ) : (
            <ProfileSwitch all={all} />
          )
        }
      >
        <FormattedMessage id={isCouple ? 'inbox.empty.text' : 'inbox.empty.supplier-text'} />
      </EmptyState>
    </Page>
  );
};

const Unavailable = ({ onRetry }: { onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <Page width="reading">
      <Heading level={1}>
        <FormattedMessage id="inbox.title" />
      </Heading>
      <FailedFeature
        level={2}
        title={intl.formatMessage({ id: 'inbox.unavailable.title' })}
        retryLabel={intl.formatMessage({ id: 'inbox.retry' })}
        onRetry={onRetry}
      >
        <FormattedMessage id="inbox.unavailable.text" />
      </FailedFeature>
    </Page>
  );
};

/** The conversations of the signed-in person: the list, the open one, and the empty states. */
export const InboxRooms = () => {
  const intl = useIntl();
  const conversations = useListedConversations();
  const openId = useOpenConversation(conversations);
  useFollowProfile(conversations, openId);
  useUnread(conversations, openId);
  useTitle(intl.formatMessage({ id: conversations.side === 'couple' ? 'inbox.title' : 'inbox.title.supplier' }));
  if (conversations.status === 'failed' && conversations.value === null)
    return <Unavailable onRetry={conversations.retry} />;
  // A new enquiry may not be in the list yet.
  if (conversations.status === 'ready' && conversations.value.length === 0 && openId === null)
    return <Quiet isCouple={conversations.side === 'couple'} all={conversations.all} />;
  return <InboxDesk conversations={conversations} openId={openId} />;
};
