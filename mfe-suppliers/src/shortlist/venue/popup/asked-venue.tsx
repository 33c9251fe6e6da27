import styled from '@emotion/styled';
import { Text } from '@posy/shared-ui';
import { useEntryProfile } from '#shortlist/entries/use-entry-profile';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { Picture, PictureTile } from '#supplier/card/picture';

const Root = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`;

/** The asked venue, with its picture if the directory can be reached. */
export const AskedVenue = ({ entry }: { entry: ShortlistEntry }) => {
  const profile = useEntryProfile(entry);
  const { name, town = '' } = entry;
  return (
    <Root>
      <PictureTile>
        {profile === null ? null : <Picture picture={{ ...profile.picture, label: '' }} shape="4x3" sizes="88px" />}
      </PictureTile>
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
