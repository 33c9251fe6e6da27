import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { SearchForm } from '@posy/shared-ui/search';
import { useIntl } from 'react-intl';

/** A search for a supplier's name, which stands in the address. */
export const FindForm = ({ text }: { text: string }) => {
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const search = (asked: string): void => {
    const path = paths.reviews(market.prefix);
    navigate(asked === '' ? path : `${path}?${new URLSearchParams({ text: asked }).toString()}`);
  };
  return (
    <SearchForm
      label={formatMessage({ id: 'reviews.find.label' })}
      clearLabel={formatMessage({ id: 'reviews.find.clear' })}
      sendLabel={formatMessage({ id: 'reviews.find.send' })}
      text={text}
      onSearch={search}
    />
  );
};
