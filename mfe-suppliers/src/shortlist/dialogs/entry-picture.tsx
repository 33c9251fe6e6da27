import styled from '@emotion/styled';
import { useEntryProfile } from '#shortlist/entries/use-entry-profile';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { Picture, PictureTile } from '#supplier/card/picture';

const Tile = styled(PictureTile)`
  flex: none;
  inline-size: 72px;
  &[data-shape='arch'] {
    inline-size: 64px;
    aspect-ratio: 5 / 6;
    border-radius: 32px 32px 8px 8px;
  }
`;

/** A supplier's picture beside its name, which describes it; renders nothing for a supplier without one. */
export const EntryPicture = ({ entry, shape }: { entry: ShortlistEntry; shape?: 'arch' }) => {
  const profile = useEntryProfile(entry);
  if (entry.customSupplier) return null;
  return (
    <Tile data-shape={shape}>
      {profile === null ? null : <Picture picture={{ ...profile.picture, label: '' }} shape="4x3" sizes="88px" />}
    </Tile>
  );
};
