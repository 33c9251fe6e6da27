import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Callout } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

/** Explains that the wedding no longer exists, with the next step. */
export const WeddingGone = () => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  return (
    <Callout
      isDanger
      role="alert"
      title={formatMessage({ id: 'shell.profile.gone' })}
      actions={
        <ButtonLink href={paths.collaboration(market.prefix)}>
          {formatMessage({ id: 'shell.profile.goneOnward' })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: 'shell.profile.goneBody' })}
    </Callout>
  );
};
