import styled from '@emotion/styled';
import { repliedIn, useLocaleInfo, useTalks } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { askingStateOf } from '@posy/shared-contracts/entities';
import { color, Grow, Heading, Inline, Link, NavLink, Stack, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { CategoryFacts, ShortlistItem } from '../next-step/category-facts';
import { SupplierPicture } from '../next-step/supplier-picture';
import { SupplierFacts } from './supplier-facts';

const Pair = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  & > li {
    position: relative;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: 14px;
  }
  & > li > span {
    display: block;
    aspect-ratio: 16 / 10;
    background: ${color.sunken};
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & a {
    font-weight: 600;
  }
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  padding: 12px;
`;

const shownSuppliers = 4;

const asking = {
  asked: { id: 'planning.next.state.asked', hue: 'primrose' },
  replied: { id: 'planning.next.state.replied', hue: 'apricot' },
  'not-free': { id: 'planning.next.state.not-free', hue: undefined },
  ended: { id: 'planning.next.state.ended', hue: undefined },
  'not-asked': { id: 'planning.next.state.shortlisted', hue: 'bluebell' },
} as const;

/** The couple's state with a supplier, as the shortlist says it. */
const Standing = ({ supplier, hasReplied }: SupplierProps) => {
  const { id, hue } = supplier.booked
    ? ({ id: 'planning.next.state.booked', hue: 'fern' } as const)
    : asking[askingStateOf(supplier, hasReplied)];
  return (
    <Tag hue={hue}>
      <FormattedMessage id={id} />
    </Tag>
  );
};

interface SupplierProps {
  supplier: ShortlistItem;
  /** True when they have answered the couple's messages. */
  hasReplied: boolean;
}

const Supplier = ({ supplier, hasReplied }: SupplierProps) => {
  const { market } = useLocaleInfo();
  const { type, publicId, name, customSupplier } = supplier;
  // A supplier of the couple's own is not in the directory and has no page.
  const href = customSupplier
    ? paths.shortlist(market.prefix, { category: type })
    : paths.supplier(market.prefix, type, publicId);
  return (
    <li>
      <SupplierPicture supplier={supplier} />
      <Words>
        <NavLink href={href}>{name}</NavLink>
        <SupplierFacts supplier={supplier} />
        <Standing supplier={supplier} hasReplied={hasReplied} />
      </Words>
    </li>
  );
};

interface Props {
  facts: CategoryFacts;
  category: string;
}

/** Lists the booked or shortlisted suppliers side by side. */
export const TaskShortlist = ({ facts: { booked, shortlisted }, category }: Props) => {
  const { market } = useLocaleInfo();
  const suppliers = booked === null ? shortlisted.slice(0, shownSuppliers) : [booked];
  const { talks } = useTalks(booked === null && suppliers.some(({ enquired }) => enquired));
  const replied = repliedIn(talks);
  if (suppliers.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Inline gap={2} align="baseline">
        <Heading level={3}>
          <FormattedMessage id={booked === null ? 'planning.next.on-shortlist' : 'planning.next.is-booked'} />
        </Heading>
        {booked === null && (
          <Text as="span" size="small" tone="faint" isFigures>
            {shortlisted.length}
          </Text>
        )}
        <Grow />
        <Link href={paths.shortlist(market.prefix, { category })}>
          <FormattedMessage id="planning.next.open" />
        </Link>
      </Inline>
      <Pair>
        {suppliers.map((supplier) => (
          <Supplier key={supplier.id} supplier={supplier} hasReplied={replied.has(supplier.id)} />
        ))}
      </Pair>
    </Stack>
  );
};
