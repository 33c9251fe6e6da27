import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Link, media, NavLink, radius, Section, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { stillToFind, type ToFind } from '../rules/still-to-find';
import {
  type CategoryFacts,
  categoryHref,
  type Checklist,
  useCategoryFacts,
  useFactsWords,
  useShortlist,
} from '#checklist/public';
import { categoryName } from '#plan/tasks/category-names';
import { periodHeading } from '#plan/tasks/period-names';
import { Known } from '../known';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 14px;
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 24px;
  }
  & > li {
    position: relative;
    min-inline-size: 0;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    margin-block-end: 10px;
    border-radius: ${radius.picture};
    background: ${color.sunken};
  }
  & a {
    font-weight: 600;
  }
  & a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.picture};
    content: '';
  }
  & > li:hover a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A seed whose pictures of every category show what the category is. */
const seed = '3';

interface TileProps {
  wedding: Identified<Wedding>;
  found: ToFind;
  facts: CategoryFacts | null;
}

const Tile = ({ wedding, found: { category, task }, facts }: TileProps) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const wordsOf = useFactsWords(wedding);
  const at = (width: number): string => `/pictures/${category}/${seed}/4x3/${width}.webp`;
  return (
    <li>
      <img
        src={at(640)}
        srcSet={[320, 640].map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes="(min-width: 768px) 280px, 46vw"
        width={640}
        height={480}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <NavLink href={categoryHref(market.prefix, category, wedding)}>{categoryName(intl, category)}</NavLink>
      <Text size="small" tone="soft" isFigures>
        {(facts === null ? null : wordsOf(facts)) ?? periodHeading(intl, task.period)}
      </Text>
    </li>
  );
};

interface Props {
  wedding: Identified<Wedding>;
  checklist: Checklist;
  rest: ReactNode;
}

/** Who is still to be found, from the couple's own list and shortlist. */
export const StillToFind = ({ wedding, checklist, rest }: Props) => {
  const { market } = useLocaleInfo();
  const { isKnown, list } = useShortlist(wedding.id);
  const factsOf = useCategoryFacts(wedding);
  const found =
    checklist.status === 'ready'
      ? stillToFind(
          checklist.groups.map(({ main }) => main),
          list,
        )
      : [];
  return (
    <Known isKnown={isKnown && factsOf !== null} rest={rest}>
      {found.length > 0 && (
        <Section
          gap={4}
          style={{ marginBlock: 12 }}
          title={<FormattedMessage id="planning.home.to-find" />}
          action={
            <Link href={paths.directory(market.prefix)}>
              <FormattedMessage id="planning.home.to-find.all" />
            </Link>
          }
        >
          <Tiles>
            {found.map((one) => (
              <Tile key={one.category} wedding={wedding} found={one} facts={factsOf?.(one.category) ?? null} />
            ))}
          </Tiles>
        </Section>
      )}
    </Known>
  );
};
