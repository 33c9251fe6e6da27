import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { supplierCategories, type SupplierProfile, type Wedding } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, media, NavLink, Text } from '@posy/shared-ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { stateOf, type Entry } from '../rules/entry';
import { RowActions } from './row-actions';
import { useEntryProfile } from '../use-entry-profile';
import { RowVotes } from '../votes/row-votes';
import { RowDay, RowFacts } from './row-facts';
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
const RowPicture = ({ profile }: { profile: SupplierProfile | null }) => (
  <Frame>{profile === null ? null : <Picture picture={profile.picture} shape="4x3" sizes="132px" />}</Frame>
);

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
  const profile = useEntryProfile(entry);
  return (
    <Root data-state={stateOf(entry) ?? undefined} aria-label={entry.name}>
      <RowPicture profile={profile} />
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
          <RowDay entry={entry} profile={profile} wedding={wedding} />
        </Name>
        <RowFacts entry={entry} profile={profile} wedding={wedding} />
        <Visit entry={entry} />
        <RowContact entry={entry} />
        {entry.notes === undefined || entry.notes === '' ? null : <Text size="small">{entry.notes}</Text>}
        <RowVotes entry={entry} wedding={wedding} mayEdit={mayEdit} />
      </Words>
      {mayEdit ? (
        <Doing>
          <RowActions entry={entry} wedding={wedding} onChangeOwn={onChangeOwn} />
        </Doing>
      ) : null}
    </Root>
  );
};
