import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { CardForCouple } from '#shortlist/public';
import { Cards } from '#supplier/card/cards';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { searchQuery } from '#supplier/rules/search-queries';

const shownAtMost = 4;

/**
 * Other suppliers of the category nearby. Renders nothing without any, or after a failure, because the section is
 * optional.
 */
export const Similar = ({ profile: { id, type, county, name } }: { profile: SupplierProfile }) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const search = { ...emptySearch, category: type, area: county };
  const { data } = useQuery({ ...searchQuery(api, country, search), throwOnError: false, placeholderData: undefined });
  const others = (data?.results ?? []).filter((one) => one.id !== id).slice(0, shownAtMost);
  if (others.length === 0) return null;
  return (
    <Section style={{ marginBlockStart: 40 }} title={<FormattedMessage id="profile.similar.title" values={{ name }} />}>
      <Cards>
        {others.map((one) => (
          <li key={one.id}>
            <CardForCouple supplier={{ ...one, distanceFrom: data?.distanceFrom }} list={search} level={3} />
          </li>
        ))}
      </Cards>
    </Section>
  );
};
