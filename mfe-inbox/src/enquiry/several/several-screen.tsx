import { StepUp, useAccess, useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { supplierCategories, type SupplierCategory } from '@posy/shared-contracts/entities';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { enquiryLimits } from '@posy/shared-contracts/rules';
import { ButtonLink, Callout, EmptyState, FailedFeature, Page, PageHead, Stack } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConversations } from '#talk/conversation-queries';
import { ListSkeleton } from '#talk/list-skeleton';
import { useListed } from '#talk/use-shortlist';
import { EnquiryClosed } from '../enquiry-outcome';
import { useEnquiryCount } from '../enquiry-queries';
import { recipientsOf } from './rules/recipients';
import { SeveralForm } from './several-form';
import { SeveralOutcome } from './several-outcome';
import { useSeveral } from './use-several';

const Nobody = ({ category, isKnown }: { category: SupplierCategory; isKnown: boolean }) => {
  const { market } = useLocaleInfo();
  return (
    <EmptyState
      title={<FormattedMessage id={isKnown ? 'inbox.several.all-known' : 'inbox.several.none'} />}
      actions={
        <ButtonLink kind="main" href={isKnown ? paths.inbox(market.prefix) : paths.category(market.prefix, category)}>
          <FormattedMessage id={isKnown ? 'inbox.enquiry.to-inbox' : 'inbox.several.find'} />
        </ButtonLink>
      }
    >
      {isKnown ? null : <FormattedMessage id="inbox.several.none-text" />}
    </EmptyState>
  );
};

interface Props {
  uid: string;
  wedding: NonNullable<SignedIn['wedding']>;
  category: SupplierCategory;
}

/** Asks suppliers of one category. Its key must be the category. */
const Asking = ({ uid, wedding, category }: Props) => {
  const intl = useIntl();
  const conversations = useConversations();
  const listed = useListed();
  const control = useSeveral({ uid, weddingId: wedding.id, category });
  const talks = conversations.value ?? [];
  const open = talks.filter(({ supplierType, closedAt }) => supplierType === category && closedAt === undefined);
  const count = useEnquiryCount(wedding.id, open.length);
  if (control.letters !== null)
    return (
      <SeveralOutcome
        {...{ category, talks }}
        letters={control.letters}
        message={control.sentMessage}
        onRetry={control.retry}
      />
    );
  const failed = [conversations, listed].find(({ status, value }) => status === 'failed' && value === null);
  if (failed !== undefined)
    return (
      <FailedFeature
        level={2}
        title={intl.formatMessage({ id: 'inbox.several.unavailable' })}
        retryLabel={intl.formatMessage({ id: 'inbox.retry' })}
        onRetry={failed.retry}
      >
        <FormattedMessage id="inbox.several.unavailable-text" />
      </FailedFeature>
    );
  if (conversations.value === null || listed.value === null) return <ListSkeleton />;
  const recipients = recipientsOf(listed.value, talks, category);
  if (recipients.toAsk.length === 0) return <Nobody category={category} isKnown={recipients.known.length > 0} />;
  const limit = count?.limit ?? enquiryLimits.openPerCategory;
  const room = limit - Math.max(open.length, count?.open[category] ?? 0);
  const enquiries = intl.formatMessage({ id: 'inbox.enquiry.kind' }, { category });
  if (room <= 0) return <EnquiryClosed enquiries={enquiries} limit={limit} open={open} />;
  return <SeveralForm {...{ wedding, category, recipients, room, limit, enquiries, control }} />;
};

const LoggedOut = () => {
  const { market } = useLocaleInfo();
  return (
    <ButtonLink kind="main" href={paths.signup(market.prefix, { mode: 'login', next: paths.shortlist(market.prefix) })}>
      <FormattedMessage id="inbox.enquiry.log-in" />
    </ButtonLink>
  );
};

const Inside = ({ category }: { category: SupplierCategory }) => {
  const session = useSession();
  const mayAsk = useAccess('inbox') === 'edit';
  const mayChoose = useAccess('suppliers') !== 'none';
  if (session.status === 'loading') return <ListSkeleton />;
  if (session.status === 'signed-out') return <LoggedOut />;
  if (session.user.kind !== 'couple')
    return (
      <Callout>
        <FormattedMessage id="inbox.enquiry.not-a-couple" />
      </Callout>
    );
  if (session.user.weddingId === null || session.lostAccess !== undefined)
    return (
      <Callout>
        <FormattedMessage id="inbox.enquiry.no-wedding" />
      </Callout>
    );
  if (session.wedding === null) return <ListSkeleton />;
  if (!mayAsk || !mayChoose)
    return (
      <Callout>
        <FormattedMessage id="inbox.several.reads-along" />
      </Callout>
    );
  return <Asking key={category} uid={session.uid} wedding={session.wedding} category={category} />;
};

/** `/inbox/ask`: one message to several suppliers of the shortlist, of the category in the address. */
export const SeveralScreen = () => {
  const intl = useIntl();
  const [query] = useSearchParams();
  const category = supplierCategories.find((one) => one === query.get('category'));
  const title = intl.formatMessage({ id: 'inbox.several.title' });
  useTitle(title);
  if (category === undefined) return <StepUp />;
  return (
    <Page>
      <Stack gap={5}>
        <PageHead title={title} lead={intl.formatMessage({ id: 'inbox.several.lead' })} />
        <Inside category={category} />
      </Stack>
    </Page>
  );
};
