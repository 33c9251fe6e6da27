import styled from '@emotion/styled';
import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { ButtonLink, Callout, color, Loading, shadow, Skeleton } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConversations, useUnread } from '#talk/conversation-queries';
import { EnquiryForm } from './enquiry-form';

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 24px;
  border: 1px solid ${color.line};
  border-radius: 20px;
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;

const NoWedding = () => {
  const { market } = useLocaleInfo();
  return (
    <Callout
      actions={
        <ButtonLink size="s" href={paths.collaboration(market.prefix)}>
          <FormattedMessage id="inbox.enquiry.begin" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="inbox.enquiry.no-wedding" />
    </Callout>
  );
};

const Inside = (supplier: SlotProps['supplier-profile.enquiry']) => {
  const intl = useIntl();
  const session = useSession();
  const conversations = useConversations();
  useUnread(conversations, null);
  if (session.status === 'loading')
    return (
      <Loading label={intl.formatMessage({ id: 'inbox.enquiry.loading' })}>
        <Skeleton height={220} />
      </Loading>
    );
  const person = session.status === 'signed-in' ? session : null;
  if (person !== null && person.user.kind !== 'couple')
    return (
      <Callout>
        <FormattedMessage id="inbox.enquiry.not-a-couple" />
      </Callout>
    );
  if (person !== null && (person.user.weddingId === null || person.lostAccess !== undefined)) return <NoWedding />;
  const known = conversations.value?.find(({ supplierId }) => supplierId === supplier.supplierId) ?? null;
  const ofCategory = (conversations.value ?? []).filter(({ supplierType }) => supplierType === supplier.supplierType);
  return (
    <EnquiryForm
      key={person?.uid ?? 'visitor'}
      supplier={supplier}
      person={person}
      knownId={known?.id ?? null}
      open={ofCategory.filter(({ closedAt }) => closedAt === undefined)}
    />
  );
};

/** The slot `supplier-profile.enquiry`: an enquiry to the supplier whose profile it stands in. */
export const EnquiryWidget = (supplier: SlotProps['supplier-profile.enquiry']) => {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'inbox.enquiry.title' }, { name: supplier.supplierName });
  return (
    <Panel aria-label={label}>
      <Inside key={supplier.supplierId} {...supplier} />
    </Panel>
  );
};
