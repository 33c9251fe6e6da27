import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { supplierCategories, type SupplierProfile, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, media, NavLink, Text } from '@posy/shared-ui';
import { StorefrontIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Picture, PictureTile } from '#supplier/card/picture';
import { CategoryPicture } from '#supplier/screen/category-arches';
import { useEntryProfile } from '../entries/use-entry-profile';
import { OtherChoices } from '../notes/other-choices';
import { RowNotes } from '../notes/row-notes';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { MyVote, VotePetals } from '../votes/row-votes';
import { RowActions } from './row-actions';
import { RowContact } from './row-contact';
import { RowDay, RowFacts } from './row-facts';
import { RowTags } from './row-tags';

const Root = styled.article`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  gap: 5px 10px;
  align-items: start;
  padding: 6px 10px;
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
    gap: 8px 14px;
    align-items: center;
    padding: 14px;
  }
`;

const Tile = styled(PictureTile)`
  margin-block-start: 3px;
`;

const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  ${media.tablet} {
    gap: 2px;
  }
`;

/** On phones at least as high as the picture; the couple's notes stand below it. */
const Who = styled.div`
  ${media.phone} {
    min-block-size: 48px;
  }
  ${media.tablet} {
    display: grid;
    gap: 2px;
  }
`;

/** On phones over the whole width, below the picture too: a price with what it is for is one line there, and so is a usual note. */
const Said = styled.div`
  ${media.phone} {
    margin-block-start: 3px;
    margin-inline-start: -70px;
  }
  ${media.tablet} {
    display: grid;
    gap: 2px;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
`;

/** On phones below the text, at full width: the vote at one end, the next step at the other. */
const Doing = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 6px;
  align-items: center;
  justify-content: space-between;
  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.phone} {
    /* The next step fits beside the vote, so that no row needs another line, and both are low: the words get the room. */
    & > :last-child {
      gap: 0;
      margin-inline-end: -6px;
    }
    & [data-kind] {
      min-block-size: 36px;
      padding: 6px 12px;
      font-size: 0.875rem;
    }
    & button[aria-haspopup] {
      inline-size: 40px;
      block-size: 36px;
    }
  }
  ${media.tablet} {
    gap: 6px 8px;
    flex-direction: column-reverse;
    grid-column: auto;
    align-items: end;
  }
  @media print {
    display: none;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  color: ${color.peony.deep};
`;

/** The supplier's picture in the directory; for the couple's own that of their category, or an icon without one. */
const RowPicture = ({ profile, entry }: { profile: SupplierProfile | null; entry: ShortlistEntry }) => {
  const category = supplierCategories.find((one) => one === entry.type);
  if (profile !== null)
    return (
      <Tile>
        <Picture picture={profile.picture} shape="4x3" sizes="132px" />
      </Tile>
    );
  if (!entry.customSupplier) return <Tile />;
  return (
    <Tile>
      {category === undefined ? (
        <Mark aria-hidden>
          <StorefrontIcon />
        </Mark>
      ) : (
        <CategoryPicture category={category} />
      )}
    </Tile>
  );
};

const Visit = ({ entry: { visitDate, visitTime, visitWanted = false } }: { entry: ShortlistEntry }) => {
  if (visitDate == null)
    return visitWanted ? (
      <Text size="small">
        <FormattedMessage id="shortlist.row.visitOpen" />
      </Text>
    ) : null;
  return (
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
};

interface Props {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
  mayEdit: boolean;
  onChangeOwn: (entry: ShortlistEntry) => void;
}

/** A supplier of the couple: its name, its state, its notes, and its actions. */
export const ShortlistRow = ({ entry, wedding, mayEdit, onChangeOwn }: Props) => {
  const { market } = useLocaleInfo();
  const category = supplierCategories.find((one) => one === entry.type);
  const profile = useEntryProfile(entry);
  return (
    <Root data-state={stateOf(entry) ?? undefined} aria-label={entry.name}>
      <RowPicture profile={profile} entry={entry} />
      <Words>
        <Who>
          <Name>
            <Heading level={3} size="title">
              {entry.customSupplier || category === undefined ? (
                entry.name
              ) : (
                <NavLink href={paths.supplier(market.prefix, category, entry.publicId)}>{entry.name}</NavLink>
              )}
            </Heading>
            <RowTags entry={entry} mayEdit={mayEdit} />
            <RowDay entry={entry} profile={profile} wedding={wedding} />
          </Name>
        </Who>
        <Said>
          <RowFacts entry={entry} profile={profile}>
            <VotePetals entry={entry} wedding={wedding} mayEdit={mayEdit} />
          </RowFacts>
          <Visit entry={entry} />
          <RowContact entry={entry} />
          <RowNotes entry={entry} wedding={wedding} />
          <OtherChoices entry={entry} wedding={wedding} mayEdit={mayEdit} />
        </Said>
      </Words>
      {mayEdit ? (
        <Doing>
          <MyVote entry={entry} wedding={wedding} mayEdit />
          <RowActions entry={entry} wedding={wedding} onChangeOwn={onChangeOwn} />
        </Doing>
      ) : null}
    </Root>
  );
};
