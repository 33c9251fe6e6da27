import styled from '@emotion/styled';
import { useAccess, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { supplierCategories, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import {
  ButtonLink,
  ChipGroup,
  ChipLink,
  EmptyState,
  IconButton,
  Inline,
  Loading,
  media,
  Page,
  PageHead,
  Skeleton,
  Tag,
  Text,
} from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { ArrowLeftIcon, DownloadSimpleIcon, PlusIcon, PrinterIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useGuests } from '#supplier/couple/use-guests';
import { ShareButton } from '#supplier/share/share-button';
import { useSaveTable } from '../export/use-save-table';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { comparedFirst, groupsOf } from '../rules/groups';
import { leastCompared, mostCompared, shortlistHref } from '../rules/shortlist-href';
import { CompareTable } from './compare-table';
import { type ComparisonLine, differs } from './rules/strongest';
import { type ComparedSupplier, useLines, useSides } from './use-lines';

export interface CompareProps {
  /** Ids of the compared suppliers, from the address. */
  compared: readonly string[];
  entries: readonly ShortlistEntry[];
  wedding: Identified<Wedding>;
}

/** The switch stands at the end of the chips' line: over a whole line its label would be far from it. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: center;
  justify-content: space-between;
  padding-block-end: 8px;
  & > :first-of-type {
    min-inline-size: 0;
  }
  ${media.phone} {
    & > * {
      inline-size: 100%;
    }
  }
`;

const Legend = styled.div`
  padding-block-start: 12px;
`;

/** Returns the compared category: that of the first supplier. */
const categoryOf = (entries: readonly ShortlistEntry[]) =>
  supplierCategories.find((one) => one === entries[0]?.type) ?? null;

/** The day and the number of guests that prices are calculated for, as far as known. */
const Lead = ({ wedding }: { wedding: Wedding }) => {
  const day = weddingDay(wedding);
  const guests = useGuests();
  const known = `${day === null ? '' : 'day'}${guests === null ? '' : 'Guests'}`;
  return (
    <FormattedMessage
      id="compare.lead"
      values={{
        count: guests ?? 0,
        known: known === '' ? 'nothing' : known,
        day: day === null ? '' : <FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" dateStyle="long" />,
      }}
    />
  );
};

/** Links to the other categories with two or more undecided suppliers. */
const Categories = ({ entries, current }: { entries: readonly ShortlistEntry[]; current: string | null }) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const groups = groupsOf(entries, { category: null, place: null }).flatMap(({ category, booked, open }) => {
    const ids = comparedFirst({ booked, open });
    return category === null || ids.length < leastCompared
      ? []
      : [{ category, ids, count: booked.length + open.length }];
  });
  if (groups.length < 2) return null;
  return (
    <ChipGroup label={formatMessage({ id: 'shortlist.filter.category' })} canSlide>
      {groups.map(({ category, ids, count }) => (
        <ChipLink
          key={category}
          isChosen={category === current}
          count={count}
          href={shortlistHref(market.prefix, { compare: ids })}
        >
          <FormattedMessage id={`suppliers.category.${category}`} />
        </ChipLink>
      ))}
    </ChipGroup>
  );
};

/** Other suppliers of the category that can be added. */
const Others = ({ sides, others }: { sides: readonly ShortlistEntry[]; others: readonly ShortlistEntry[] }) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  if (others.length === 0 || sides.length >= mostCompared) return null;
  const ids = sides.map(({ id }) => id);
  return (
    <ChipGroup label={formatMessage({ id: 'compare.beside' })} canSlide>
      {others.map(({ id, name }) => (
        <ChipLink key={id} isChosen={false} href={shortlistHref(market.prefix, { compare: [...ids, id] })}>
          <PlusIcon size="s" />
          {name}
        </ChipLink>
      ))}
    </ChipGroup>
  );
};

/** Saves the comparison as a file, as it is shown. */
const SaveButton = ({
  sides,
  lines,
  title,
}: {
  sides: readonly ComparedSupplier[];
  lines: readonly ComparisonLine[];
  title: string;
}) => {
  const intl = useIntl();
  const save = useSaveTable();
  const press = (): void =>
    save(`${title.replaceAll(/[\s/:]+/g, '-').toLowerCase()}.csv`, async () => {
      const { comparisonTable } = await import('./comparison-table');
      const names = sides.map(({ entry }) => entry.name);
      return comparisonTable(intl, names, lines);
    });
  return (
    <IconButton label={intl.formatMessage({ id: 'shortlist.export' })} onPress={press}>
      <DownloadSimpleIcon />
    </IconButton>
  );
};

/**
 * Two to four suppliers of a category side by side. The address holds their ids, so that it can be shared with the
 * partner.
 */
export const CompareScreen = ({ compared, entries, wedding }: CompareProps) => {
  const print = usePrint();
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const mayEdit = useAccess('suppliers') === 'edit';
  const sides = compared.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const { sides: profiled, isLoading } = useSides(sides);
  const lines = useLines(profiled, wedding).filter((line) => !onlyDiffering || differs(line));
  const category = categoryOf(sides);
  const others = entries.filter(
    (entry) => entry.type === sides[0]?.type && !sides.includes(entry) && stateOf(entry) !== 'ignored',
  );
  const title =
    category === null
      ? formatMessage({ id: 'compare.title' })
      : formatMessage({ id: 'compare.titleOf' }, { category: formatMessage({ id: `suppliers.category.${category}` }) });
  useTitle(title);
  const back = shortlistHref(market.prefix, category === null ? {} : { category });
  return (
    <Page>
      <PageHead
        title={title}
        lead={<Lead wedding={wedding} />}
        actions={
          <Inline gap={2} className="posy-no-print">
            <ButtonLink kind="plain" icon={<ArrowLeftIcon />} href={back}>
              <FormattedMessage id="shortlist.title" />
            </ButtonLink>
            <ShareButton title={title} path={shortlistHref(market.prefix, { compare: sides.map(({ id }) => id) })} />
            {print === null ? null : (
              <IconButton label={formatMessage({ id: 'shortlist.print' })} onPress={print}>
                <PrinterIcon />
              </IconButton>
            )}
            <SaveButton sides={profiled} lines={lines} title={title} />
          </Inline>
        }
      />
      <Choices className="posy-no-print">
        <Categories entries={entries} current={category} />
        {sides.length < leastCompared ? null : (
          <SwitchField
            label={formatMessage({ id: 'compare.onlyDiffering' })}
            isOn={onlyDiffering}
            onChange={setOnlyDiffering}
          />
        )}
      </Choices>
      {sides.length < leastCompared ? (
        <EmptyState level={2} title={formatMessage({ id: 'compare.few.title' })}>
          {formatMessage({ id: 'compare.few.text' })}
        </EmptyState>
      ) : isLoading ? (
        // Not row by row: those that a profile adds would push the others down.
        <Loading label={formatMessage({ id: 'shortlist.loading' })}>
          <Skeleton height={640} />
        </Loading>
      ) : (
        <>
          <CompareTable sides={profiled} lines={lines} wedding={wedding} mayEdit={mayEdit} />
          <Legend>
            <Text size="small" tone="soft">
              <Tag hue="fern">
                <FormattedMessage id="compare.shaded" />
              </Tag>{' '}
              <FormattedMessage id="compare.shadedMeans" />
            </Text>
          </Legend>
        </>
      )}
      <div className="posy-no-print" hidden={isLoading}>
        <Others sides={sides} others={others} />
      </div>
    </Page>
  );
};
