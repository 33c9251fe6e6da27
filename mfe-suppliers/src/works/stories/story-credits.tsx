import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { WeddingStory } from '@posy/shared-contracts/entities';
import { color, media, NavLink, Section, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Heart } from '#shortlist/public';
import { supplierHref } from '#supplier/rules/links';

const List = styled.ul`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    padding: 12px 8px 12px 18px;
    border: 1px solid ${color.line};
    border-radius: 16px;
    background: ${color.surface};
  }
  & a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** All suppliers of the wedding, with links. */
export const StoryCredits = ({ suppliers }: Pick<WeddingStory, 'suppliers'>) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <Section title={<FormattedMessage id="stories.credits" />}>
      <List>
        {suppliers.map(({ supplierId, supplierName, supplierCategory, supplierPublicId, seoUrlSlug, address }) => (
          <li key={supplierId}>
            <div>
              <NavLink href={supplierHref(prefix, { type: supplierCategory, publicId: supplierPublicId })}>
                {supplierName}
              </NavLink>
              <Text size="small" tone="soft">
                <FormattedMessage id={`suppliers.kind.${supplierCategory}`} />
                {`, ${address.town}`}
              </Text>
            </div>
            <Heart
              supplier={{
                id: supplierId,
                type: supplierCategory,
                name: supplierName,
                publicId: supplierPublicId,
                slug: seoUrlSlug,
                ...address,
              }}
            />
          </li>
        ))}
      </List>
    </Section>
  );
};
