import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { WeddingStory } from '@posy/shared-contracts/entities';
import { color, media, NavLink, Section, Tag, Text } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { Heart, stateOf, useShortlist } from '#shortlist/public';
import { PictureTile } from '#supplier/card/picture';
import { supplierHref } from '#supplier/rules/links';
import { pictureSources } from '#supplier/rules/picture-sources';

const List = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding: 10px 6px 10px 10px;
    border: 1px solid ${color.line};
    border-radius: 16px;
    background: ${color.surface};
    line-height: 1.35;
    &:hover {
      border-color: ${color.ink};
    }
    & > button {
      z-index: 1;
    }
  }
  & a {
    font-weight: 600;
    /* The whole card leads to the supplier. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: 16px;
    }
  }
`;

/** A supplier's state on the couple's shortlist, in words. */
const Ours = ({ id }: { id: string }) => {
  const { entries } = useShortlist();
  const entry = entries?.find((one) => one.id === id);
  return entry !== undefined && stateOf(entry) === 'booked' ? (
    <Tag hue="fern">
      <CheckIcon size="s" />
      <FormattedMessage id="stories.credit.booked" />
    </Tag>
  ) : null;
};

/** All suppliers of the wedding, with links. */
export const StoryCredits = ({ suppliers }: Pick<WeddingStory, 'suppliers'>) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <Section
      title={<FormattedMessage id="stories.credits" />}
      action={
        <Text size="small" tone="soft">
          <FormattedMessage id="stories.credits.count" values={{ count: suppliers.length }} />
        </Text>
      }
    >
      <List>
        {suppliers.map(({ supplierId, supplierName, supplierCategory, supplierPublicId, seoUrlSlug, address }) => (
          <li key={supplierId}>
            <PictureTile>
              <img
                {...pictureSources({ category: supplierCategory, seed: `${supplierId}--1` }, '4x3')}
                sizes="84px"
                alt=""
                loading="lazy"
              />
            </PictureTile>
            <div>
              <NavLink href={supplierHref(prefix, { type: supplierCategory, publicId: supplierPublicId })}>
                {supplierName}
              </NavLink>
              <Text size="small" tone="soft">
                <FormattedMessage id={`suppliers.kind.${supplierCategory}`} />
                {`, ${address.town}`}
              </Text>
              <Ours id={supplierId} />
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
