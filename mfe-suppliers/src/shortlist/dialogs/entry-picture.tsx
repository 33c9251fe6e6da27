import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { useEntryProfile } from '#shortlist/entries/use-entry-profile';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { Picture } from '#supplier/card/picture';

const Frame = styled.span`
  display: block;
  flex: none;
  inline-size: 72px;
  overflow: hidden;
  border-radius: 10px;
  background: ${color.peony.wash};
  aspect-ratio: 4 / 3;
  &[data-shape='arch'] {
    inline-size: 64px;
    aspect-ratio: 5 / 6;
    border-radius: 32px 32px 8px 8px;
  }
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** A supplier's picture beside its name, which describes it; renders nothing for a supplier without one. */
export const EntryPicture = ({ entry, shape }: { entry: ShortlistEntry; shape?: 'arch' }) => {
  const profile = useEntryProfile(entry);
  if (entry.customSupplier) return null;
  return (
    <Frame data-shape={shape}>
      {profile === null ? null : <Picture picture={{ ...profile.picture, label: '' }} shape="4x3" sizes="88px" />}
    </Frame>
  );
};
