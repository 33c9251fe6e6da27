import { useAccess } from '@posy/remote-kit';
import { Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { SearchForm, useFirstArea } from '#search/public';
import { emptySearch } from '#supplier/rules/asked/search-state';

/** On home: the directory's search, for members who may see the suppliers. */
export const HomeSearch = () => {
  const area = useFirstArea();
  return useAccess('suppliers') === 'none' ? null : (
    <Section style={{ marginBlock: 12 }} title={<FormattedMessage id="recommendations.look" />}>
      <SearchForm search={{ ...emptySearch, area }} isCompact />
    </Section>
  );
};
