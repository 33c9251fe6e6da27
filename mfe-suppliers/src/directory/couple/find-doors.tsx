import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';
import { color, Link, NavLink, Section, Text } from '@posy/shared-ui';
import { PlusIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { type ShortlistEntry, shortlistHref, useBudgets } from '#shortlist/public';
import { statedPrice } from '#supplier/card/stated-price';
import { emptySearch, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { Arch, Arches } from '#supplier/screen/category-arches';
import { type OursFound, oursQuery } from './couple-queries';
import { standingOf } from './rules/standing';
import { useAsked } from './use-asked';

/** The progress in a category, on one line if it fits. */
const Done = styled.span`
  display: inline-block;
  padding: 1px 8px;
  border-radius: 11px;
  font-weight: 600;
  text-wrap: balance;
  color: ${color.peony.deep};
  background: ${color.peony.wash};
  &[data-kind='quoted'] {
    color: ${color.apricot.deep};
    background: ${color.apricot.wash};
  }
`;

const OwnDoor = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 4 / 5;
  border: 1.5px dashed ${color.lineStrong};
  border-radius: 99px 99px 14px 14px;
  color: ${color.inkSoft};
`;

interface HowManyProps {
  count: number | undefined;
  day: string | null;
  isNear: boolean;
  /** There are suppliers, but none for this couple. */
  isUnfit: boolean;
}

/** The number of suppliers in a category: free on the couple's day, else near their place, else in total. */
const HowMany = ({ count, day, isNear, isUnfit }: HowManyProps) => {
  if (count === undefined) return null;
  if (isUnfit) return <FormattedMessage id="start.unfit" />;
  if (day !== null) return <FormattedMessage id="start.free" values={{ count }} />;
  if (isNear) return <FormattedMessage id="start.near" values={{ count }} />;
  return <FormattedNumber value={count} />;
};

const HowFar = ({ entries, category }: { entries: readonly ShortlistEntry[]; category: SupplierCategory }) => {
  const { locale } = useLocaleInfo();
  const intl = useIntl();
  const standing = standingOf(entries, category);
  if (standing === null) return null;
  return (
    <Done data-kind={standing.kind}>
      {standing.kind === 'quoted' ? (
        <FormattedMessage id="start.quoted" values={{ price: statedPrice(intl, locale, standing.price) }} />
      ) : (
        <FormattedMessage id="start.shortlisted" values={{ count: standing.count }} />
      )}
    </Done>
  );
};

/** Returns the search of a category: around the couple's place, or everywhere when no supplier is there. */
const searchOf = (category: SupplierCategory, found: OursFound | undefined): SupplierSearch => {
  const hasNear = (found?.counts.get(category) ?? 0) > 0 || found?.unfit.has(category) === true;
  return { ...emptySearch, ...(hasNear && found?.around), category };
};

interface Props {
  wedding: Wedding;
  entries: readonly ShortlistEntry[];
  /** In the order of the couple's checklist. */
  missing: readonly SupplierCategory[];
  /** True when this member may add the couple's own suppliers. */
  mayAdd: boolean;
}

/**
 * Links to the categories without a booked supplier, each with the couple's progress or the number of matching
 * suppliers.
 */
export const FindDoors = ({ wedding, entries, missing, mayAdd }: Props) => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const asked = useAsked(wedding);
  const { data: found } = useQuery(oursQuery(api, market.country, asked, useBudgets()));
  return (
    <Section
      gap={5}
      title={<FormattedMessage id="start.find" />}
      action={
        <Link href={paths.shortlist(market.prefix)}>
          <FormattedMessage id="start.shortlist" />
        </Link>
      }
    >
      {missing.length === 0 ? (
        <Text>
          <FormattedMessage id="start.found" />
        </Text>
      ) : (
        <Text size="small" tone="soft">
          <FormattedMessage id="start.find.lead" values={{ count: missing.length }} />
        </Text>
      )}
      <Arches>
        {missing.map((category) => (
          <Arch
            key={category}
            href={listHref(market.prefix, searchOf(category, found))}
            category={category}
            from={standingOf(entries, category) === null ? (found?.prices.get(category) ?? null) : null}
          >
            {standingOf(entries, category) === null ? (
              <HowMany
                count={found?.counts.get(category)}
                day={asked.day}
                isNear={found?.around.area !== ''}
                isUnfit={found?.unfit.has(category) === true}
              />
            ) : (
              <HowFar entries={entries} category={category} />
            )}
          </Arch>
        ))}
        {mayAdd ? (
          <li>
            <NavLink href={shortlistHref(market.prefix, { add: true })}>
              <OwnDoor>
                <PlusIcon />
              </OwnDoor>
              <span>
                <FormattedMessage id="start.own" />
                <small>
                  <FormattedMessage id="start.own.add" />
                </small>
              </span>
            </NavLink>
          </li>
        ) : null}
      </Arches>
    </Section>
  );
};
