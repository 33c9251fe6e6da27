import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { picturePath, type PictureWidth } from '@posy/shared-contracts/paths';
import { planningDay } from '@posy/shared-contracts/rules';
import { color, Link, media, NavLink, radius, Section, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { plannedGroups } from '#budget/public';
import {
  type CategoryFacts,
  categoryHref,
  type Checklist,
  useCategoryFacts,
  useFactsWords,
  useShortlist,
} from '#checklist/public';
import { categoryName } from '#plan/tasks/category-names';
import { isPast } from '#plan/tasks/period-dates';
import { periodHeading } from '#plan/tasks/period-names';
import { Known } from '../known/known';
import { firstToFind, type ToFind } from '../rules/still-to-find';

/**
 * As many columns as there are tiles; on phones they scroll sideways, so that no gap is left and the next part stays
 * near.
 */
const Tiles = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.phone} {
    grid-auto-columns: min(44%, 200px);
    gap: 14px;
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scrollbar-width: none;
    margin-inline: -16px;
    padding: 4px 16px;
    scroll-padding-inline: 16px;
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
    max-block-size: 280px;
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

/** A seed that draws a recognisable picture for every category. */
const seed = '3';

interface TileProps {
  wedding: Identified<Wedding>;
  found: ToFind;
  facts: CategoryFacts | null;
  /** Null when the heading states it for all of them. */
  when: string | null;
}

/** Returns the recommended time of a booking, or "now" when that time has passed. */
const useWhen = ({ date }: Wedding): ((task: ToFind['task']) => string) => {
  const intl = useIntl();
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  const day = planningDay({ date });
  return ({ period }) =>
    day !== null && isPast(period, day, clock.now(), timeZone)
      ? intl.formatMessage({ id: 'planning.home.to-find.now' })
      : periodHeading(intl, period);
};

const Tile = ({ wedding, found: { category }, facts, when }: TileProps) => {
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const wordsOf = useFactsWords(wedding);
  const at = (width: PictureWidth): string => picturePath({ category, seed }, '4x3', width);
  return (
    <li>
      <img
        src={at(640)}
        srcSet={([320, 640] as const).map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes="(min-width: 768px) 280px, 46vw"
        width={640}
        height={480}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <NavLink href={categoryHref(market.prefix, category, wedding)}>{categoryName(intl, category)}</NavLink>
      <Text size="small" tone="soft" isFigures>
        {(facts === null ? null : wordsOf(facts)) ?? when}
      </Text>
    </li>
  );
};

interface Props {
  wedding: Identified<Wedding>;
  checklist: Checklist;
  rest: ReactNode;
}

/** The suppliers still to be found, from the couple's own list and shortlist. */
export const StillToFind = ({ wedding, checklist, rest }: Props) => {
  const { market } = useLocaleInfo();
  const { isKnown, list } = useShortlist(wedding.id);
  const factsOf = useCategoryFacts(wedding);
  const found =
    checklist.status === 'ready'
      ? firstToFind(
          checklist.groups.map(({ main }) => main),
          list,
          plannedGroups(wedding),
        )
      : [];
  const when = useWhen(wedding);
  const wordsOf = useFactsWords(wedding);
  const timed = found.filter(({ category }) => factsOf === null || wordsOf(factsOf(category)) === null);
  const whens = new Set(timed.map(({ task }) => when(task)));
  // A recommended time that all of them share is stated once.
  const all = timed.length > 1 && whens.size === 1 ? ([...whens][0] ?? null) : null;
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
          {all !== null && (
            <Text size="small" tone="soft" isFigures>
              {all}
            </Text>
          )}
          <Tiles>
            {found.map((one) => (
              <Tile
                key={one.category}
                wedding={wedding}
                found={one}
                facts={factsOf?.(one.category) ?? null}
                when={all === null ? when(one.task) : null}
              />
            ))}
          </Tiles>
        </Section>
      )}
    </Known>
  );
};
