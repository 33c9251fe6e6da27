import { useAccess, useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Page } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';

/** Returns true for a member of a wedding who may not see its inbox. It is live: an open thread closes at once. */
export const useIsNotShared = (): boolean => {
  const session = useSession();
  const access = useAccess('inbox');
  return (
    session.status === 'signed-in' && session.user.kind === 'couple' && session.wedding !== null && access === 'none'
  );
};

/** Stands for the inbox of a wedding whose helper may not see it. */
export const NotShared = () => {
  const { market } = useLocaleInfo();
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={<FormattedMessage id="inbox.not-shared.title" />}
        actions={
          <>
            <ButtonLink kind="main" href={paths.home(market.prefix)}>
              <FormattedMessage id="inbox.not-shared.home" />
            </ButtonLink>
            <ButtonLink href={paths.collaboration(market.prefix)}>
              <FormattedMessage id="inbox.not-shared.access" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="inbox.not-shared.text" />
      </EmptyState>
    </Page>
  );
};
