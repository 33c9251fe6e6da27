import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCard as Card } from '@posy/shared-contracts/entities';
import { color, Heading, type HeadingLevel, media, NavLink, Text } from '@posy/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SupplierSearch } from '../rules/asked/search-state';
import { supplierHref } from '../rules/links';
import type { PictureRef } from '../rules/picture-sources';
import { CardTags } from './card-tags';
import { rowCards } from './cards';
import { Picture } from './picture';
import { type Placed, PlaceLine } from './place/place-line';
import { PriceWords } from './price-words';
import { ReplyWords } from './reply-words';
import { SupplierRating } from './supplier-rating';

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  padding-block: 18px;
  border-block-end: 1px solid ${color.line};
  & > div:nth-of-type(2) {
    display: grid;
    gap: 3px;
    min-inline-size: 0;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 14px;
  }
  & a:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: 4px;
    }
  }
  &:hover a {
    text-decoration: underline 1.5px color-mix(in oklab, currentColor, transparent 62%);
    text-underline-offset: 3px;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding-block: 0;
    border: 0;
    /* One column alone: several suppliers are seen at once when their pictures stand beside their words. */
    @container ${rowCards} {
      grid-template-columns: clamp(148px, 34%, 208px) minmax(0, 1fr);
      gap: 20px;
      padding-block-end: 24px;
      border-block-end: 1px solid ${color.line};
    }
  }
`;

const Frame = styled.div`
  position: relative;
  & > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: 12px;
    background: ${color.sunken};
  }
  ${media.tablet} {
    & > img {
      aspect-ratio: 4 / 3;
      border-radius: 14px;
    }
  }
`;

/** Above the link that covers the card. */
const Actions = styled.div`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
  z-index: 1;
`;

const sizes = '(min-width: 1280px) 285px, (min-width: 768px) 45vw, 128px';

interface Props {
  supplier: Card & Placed;
  /** The list around it, so that its profile has links back and on. */
  list: SupplierSearch;
  isFirst?: boolean;
  /** Heading level of its name; 2 by default. */
  level?: HeadingLevel;
  /** Tags about this supplier in this list. */
  notes?: ReactNode;
  /** Buttons on the picture, such as the heart. */
  actions?: ReactNode;
  /** Shown on the picture: the couple's state. */
  standing?: ReactNode;
  /** Another one of its pictures, shown instead of the first. */
  picture?: PictureRef;
  /** Before the name: a button beside it. */
  beside?: ReactNode;
  /** Listeners of the whole card. */
  listeners?: Pick<ComponentProps<'article'>, 'onTouchStart' | 'onTouchEnd' | 'onKeyDown'>;
}

/** A supplier in a list: the whole card leads to the profile. */
export const SupplierCard = (props: Props) => {
  const { supplier, list, isFirst, level = 2, notes, actions, standing, beside, listeners } = props;
  const { market } = useLocaleInfo();
  const { name, town, county, type, capacity, distanceKm, distanceFrom } = supplier;
  return (
    <Root {...listeners}>
      <Frame>
        <Picture picture={props.picture ?? supplier.picture} shape="4x3" sizes={sizes} isFirst={isFirst} />
        {actions === undefined ? null : <Actions>{actions}</Actions>}
        {standing}
      </Frame>
      <div>
        {beside}
        <Heading level={level} size="title">
          <NavLink href={supplierHref(market.prefix, supplier, list)}>{name}</NavLink>
        </Heading>
        <Text size="small" tone="soft">
          {list.category === null ? (
            <>
              <FormattedMessage id={`suppliers.category.${type}`} />
              {' · '}
            </>
          ) : null}
          <PlaceLine {...{ town, county, distanceKm, distanceFrom }} />
        </Text>
        <SupplierRating rating={supplier.rating} />
        <ReplyWords replies={supplier.replies} />
        {capacity === null ? null : (
          <Text size="small" tone="soft">
            <FormattedMessage id="suppliers.card.capacity" values={{ count: capacity, type }} />
          </Text>
        )}
        <PriceWords price={supplier.price} />
        <CardTags premium={supplier.premium} free={supplier.free} notes={notes} />
      </div>
    </Root>
  );
};
