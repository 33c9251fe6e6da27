import styled from '@emotion/styled';
import { color, Text } from '@posy/shared-ui';
import { useEntryProfile } from '#shortlist/entries/use-entry-profile';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { Picture } from '#supplier/card/picture';

const Root = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 10px;
    background: ${color.peony.wash};
  }
`;

/** The asked venue, with its picture if the directory can be reached. */
export const AskedVenue = ({ entry }: { entry: ShortlistEntry }) => {
  const profile = useEntryProfile(entry);
  const { name, town = '' } = entry;
  return (
    <Root>
      <div>
        {profile === null ? null : <Picture picture={{ ...profile.picture, label: '' }} shape="4x3" sizes="88px" />}
      </div>
      <div>
        <Text isStrong>{name}</Text>
        {town === '' ? null : (
          <Text tone="soft" size="small">
            {town}
          </Text>
        )}
      </div>
    </Root>
  );
};
