import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { SearchForm } from '@posy/shared-ui/search';
import { useIntl } from 'react-intl';

/** A search for the business's name, which stands in the address. */
export const FindOwn = ({ text }: { text: string }) => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  return (
    <SearchForm
      label={formatMessage({ id: 'claims.find.name' })}
      clearLabel={formatMessage({ id: 'claims.find.clear' })}
      sendLabel={formatMessage({ id: 'claims.find.send' })}
      text={text}
      onSearch={(asked) => navigate(paths.forSuppliers(market.prefix, asked === '' ? {} : { text: asked }))}
    />
  );
};
