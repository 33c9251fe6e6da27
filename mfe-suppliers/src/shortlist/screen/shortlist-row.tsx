import styled from '@emotion/styled';
import { formatMoney, useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { pricesOf, supplierCategories, type Wedding } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, media, NavLink, Text } from '@posy/shared-ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { stateOf, type Entry } from '../rules/entry';
import { RowActions } from './row-actions';
import { RowContact } from './row-contact';
import { RowTags } from './row-tags';

const Root = styled.article`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 8px 14px;
  align-items: center;
  padding: 14px;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.raised};
  &[data-state='booked'] {
    border-color: transparent;
    background: ${color.fern.wash};
  }
  &[data-state='ignored'] {
    border-style: dashed;
    background: none;
    & img {
      filter: grayscale(1);
      opacity: 0.75;
    }
  }
  break-inside: avoid;
  ${media.tablet} {
    grid-template-columns: 132px minmax(0, 1fr) auto;
  }
`;

const Frame = styled.div`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: 10px;
  background: ${color.peony.wash};
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
`;

/** On phones below the words, over the whole width. */
const Doing = styled.div`
  grid-column: 1 / -1;
  ${media.tablet} {
    grid-column: auto;
  }
  @media print {
    display: none;
  }
`;

/** The supplier's picture in the directory; the couple's own have none. */
const RowPicture = ({ entry }: { entry: Entry }) => {
  const { api } = useHost();
  const { data } = useQuery({
    ...supplierQuery(api, entry.publicId),
    enabled: !entry.customSupplier,
    throwOnError: false,
  });
  return <Frame>{data === undefined ? null : <Picture picture={data.picture} shape="4x3" sizes="132px" />}</Frame>;
};

/** Which of the sentence's forms fits what is known. */
const knownOf = (hasPlace: boolean, isAgreed: boolean, isQuoted: boolean): string => {
  if (isAgreed) return hasPlace ? 'placeAgreed' : 'agreed';
  if (isQuoted) return hasPlace ? 'placeQuoted' : 'quoted';
  return 'placeOnly';
};

/** Where they are, and what they cost as far as the couple knows. */
const Facts = ({ entry }: { entry: Entry }) => {
  const { locale } = useLocaleInfo();
  const { agreed, quoted } = pricesOf(entry);
  const price = agreed ?? quoted;
  const place = entry.town ?? entry.county ?? '';
  if (place === '' && price === null) return null;
  return (
    <Text size="small" tone="soft">
      <FormattedMessage
        id="shortlist.row.facts"
        values={{
          place,
          known: knownOf(place !== '', agreed !== null, quoted !== null),
          price: price === null ? '' : formatMoney(price, locale),
        }}
      />
    </Text>
  );
};

const Visit = ({ entry: { visitDate, visitTime } }: { entry: Entry }) =>
  visitDate == null ? null : (
    <Text size="small">
      <FormattedMessage
        id="shortlist.row.visit"
        values={{
          day: (
            <FormattedDate value={`${visitDate}T12:00:00Z`} timeZone="UTC" weekday="long" day="numeric" month="long" />
          ),
          hasTime: String(visitTime != null),
          time: visitTime ?? '',
        }}
      />
    </Text>
  );

interface Props {
  entry: Entry;
  wedding: Identified<Wedding>;
  mayEdit: boolean;
  onChangeOwn: (entry: Entry) => void;
}

/** A supplier of the couple: who they are, where they stand, what was noted, and what there is to do. */
export const ShortlistRow = ({ entry, wedding, mayEdit, onChangeOwn }: Props) => {
  const { market } = useLocaleInfo();
  const category = supplierCategories.find((one) => one === entry.type);
  return (
    <Root data-state={stateOf(entry) ?? undefined} aria-label={entry.name}>
      <RowPicture entry={entry} />
      <Words>
        <Name>
          <Heading level={3} size="title">
            {entry.customSupplier || category === undefined ? (
              entry.name
            ) : (
              <NavLink href={paths.supplier(market.prefix, category, entry.publicId)}>{entry.name}</NavLink>
            )}
          </Heading>
          <RowTags entry={entry} />
        </Name>
        <Facts entry={entry} />
        <Visit entry={entry} />
        <RowContact entry={entry} />
        {entry.notes === undefined || entry.notes === '' ? null : <Text size="small">{entry.notes}</Text>}
      </Words>
      {mayEdit ? (
        <Doing>
          <RowActions entry={entry} wedding={wedding} onChangeOwn={onChangeOwn} />
        </Doing>
      ) : null}
    </Root>
  );
};
