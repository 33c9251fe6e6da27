import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { media, Section, Wrap } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { CategoryArches } from '#supplier/screen/category-arches';
import { categoriesQuery } from '../directory-queries';

const Band = styled.div`
  padding-block: 64px;
  ${media.tablet} {
    padding-block: 88px;
  }
`;

/** The index page's section of the directory. Its links have no counts until those have loaded. */
export const IndexSection = () => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const { data } = useQuery(categoriesQuery(api, market.country));
  return (
    <Band>
      <Wrap>
        <Section title={<FormattedMessage id="suppliers.index.title" />} gap={6}>
          <CategoryArches counts={data?.counts ?? null} all={{ count: data?.total }} canSlide />
        </Section>
      </Wrap>
    </Band>
  );
};
