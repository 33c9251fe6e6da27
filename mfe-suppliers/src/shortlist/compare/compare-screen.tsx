import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { printPage } from '@posy/remote-kit/files';
import { supplierCategories, weddingDay, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import {
  ButtonLink,
  ChipGroup,
  ChipLink,
  EmptyState,
  IconButton,
  Inline,
  Page,
  PageHead,
  Tag,
  Text,
} from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { ArrowLeftIcon, PlusIcon, PrinterIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useGuests } from '#supplier/couple/use-guests';
import { ShareButton } from '#supplier/share/share-button';
import { stateOf, type Entry } from '../rules/entry';
import { leastCompared, mostCompared, shortlistHref } from '../rules/shortlist-href';
import { CompareTable } from './compare-table';

export interface CompareProps {
  /** Ids of who stands side by side, as the address says. */
  compared: readonly string[];
  entries: readonly Entry[];
  wedding: Identified<Wedding>;
}

/** Whose category is compared: the first one's. */
const categoryOf = (entries: readonly Entry[]) => supplierCategories.find((one) => one === entries[0]?.type) ?? null;

/** For which day and how many guests it is reckoned. */
const Lead = ({ wedding }: { wedding: Wedding }) => {
  const day = weddingDay(wedding);
  return (
    <FormattedMessage
      id="compare.lead"
      values={{
        count: useGuests(),
        hasDay: String(day !== null),
        day: day === null ? '' : <FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" dateStyle="long" />,
      }}
    />
  );
};

/** Others of the category, to be put beside. */
const Others = ({ sides, others }: { sides: readonly Entry[]; others: readonly Entry[] }) => {
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

/** Two to four suppliers of a category side by side. The address says who, so that it can be handed to the other half. */
export const CompareScreen = ({ compared, entries, wedding }: CompareProps) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const sides = compared.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
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
          <>
            <ButtonLink kind="plain" icon={<ArrowLeftIcon />} href={back}>
              <FormattedMessage id="shortlist.title" />
            </ButtonLink>
            <ShareButton title={title} path={shortlistHref(market.prefix, { compare: sides.map(({ id }) => id) })} />
            <IconButton label={formatMessage({ id: 'shortlist.print' })} onPress={printPage}>
              <PrinterIcon />
            </IconButton>
          </>
        }
      />
      {sides.length < leastCompared ? (
        <EmptyState level={2} title={formatMessage({ id: 'compare.few.title' })}>
          {formatMessage({ id: 'compare.few.text' })}
        </EmptyState>
      ) : (
        <>
          <SwitchField
            label={formatMessage({ id: 'compare.onlyDiffering' })}
            isOn={onlyDiffering}
            onChange={setOnlyDiffering}
          />
          <CompareTable sides={sides} wedding={wedding} onlyDiffering={onlyDiffering} />
          <Inline gap={2}>
            <Tag hue="fern">
              <FormattedMessage id="compare.shaded" />
            </Tag>
            <Text size="small" tone="soft">
              <FormattedMessage id="compare.shadedMeans" />
            </Text>
          </Inline>
        </>
      )}
      <Others sides={sides} others={others} />
    </Page>
  );
};
