import { useSession, useTitle } from '@posy/remote-kit';
import { Page, PageHead } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { NotHere } from '#review/not-here';
import { PageSkeleton } from '#review/reviews-skeleton';
import { ClaimsQueue } from './claims-queue';

const Claims = () => {
  const { formatMessage } = useIntl();
  useTitle(formatMessage({ id: 'claims.title' }));
  return (
    <Page width="reading">
      <PageHead title={formatMessage({ id: 'claims.title' })} lead={formatMessage({ id: 'claims.lead' })} />
      <ClaimsQueue />
    </Page>
  );
};

/** `/moderation/claims`: the claims of profiles, for moderators and operators; for everybody else there is nothing here. */
export const ClaimsScreen = () => {
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  const kind = session.status === 'signed-in' ? session.user.kind : null;
  return kind === 'moderator' || kind === 'operator' ? <Claims /> : <NotHere />;
};
