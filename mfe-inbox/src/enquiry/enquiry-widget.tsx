import styled from '@emotion/styled';
import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { ButtonLink, Callout, color, Loading, shadow, Skeleton } from '@posy/shared-ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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

// Visitors have no conversations: a profile's first page does without their code.
const ForCouple = lazy(async () => ({ default: (await import('./for-couple')).ForCouple }));

const Coming = () => (
  <Loading label={useIntl().formatMessage({ id: 'inbox.enquiry.loading' })}>
    <Skeleton height={220} />
  </Loading>
);

const Inside = (supplier: SlotProps['supplier-profile.enquiry']) => {
  const session = useSession();
  if (session.status === 'loading') return <Coming />;
  if (session.status === 'signed-out')
    return <EnquiryForm key="visitor" supplier={supplier} person={null} knownId={null} open={[]} />;
  if (session.user.kind !== 'couple')
    return (
      <Callout>
        <FormattedMessage id="inbox.enquiry.not-a-couple" />
      </Callout>
    );
  if (session.user.weddingId === null || session.lostAccess !== undefined) return <NoWedding />;
  return (
    <Suspense fallback={<Coming />}>
      <ForCouple key={session.uid} supplier={supplier} person={session} />
    </Suspense>
  );
};

/** The slot `supplier-profile.enquiry`: an enquiry to the profile's supplier. */
export const EnquiryWidget = (supplier: SlotProps['supplier-profile.enquiry']) => {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'inbox.enquiry.title' }, { name: supplier.supplierName });
  return (
    <Panel aria-label={label}>
      <Inside key={supplier.supplierId} {...supplier} />
    </Panel>
  );
};
