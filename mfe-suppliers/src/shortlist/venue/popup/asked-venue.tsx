import styled from '@emotion/styled';
import { Text } from '@posy/shared-ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useEntryProfile } from '#shortlist/entries/use-entry-profile';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { useTalks } from '#shortlist/standing/use-talks';
import { Picture, PictureTile } from '#supplier/card/picture';

const Root = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`;

/** The asked venue and the day of the enquiry, with its picture if the directory can be reached. */
export const AskedVenue = ({ entry }: { entry: ShortlistEntry }) => {
  const profile = useEntryProfile(entry);
  const { id, name, town = '' } = entry;
  const talk = useTalks().get(id);
  return (
    <Root>
      <PictureTile>
        {profile === null ? null : <Picture picture={{ ...profile.picture, label: '' }} shape="4x3" sizes="88px" />}
      </PictureTile>
      <div>
        <Text isStrong>{name}</Text>
        {talk === undefined && town === '' ? null : (
          <Text tone="soft" size="small">
            {talk === undefined ? (
              town
            ) : (
              <FormattedMessage
                id="venue.interest.asked"
                values={{ day: <FormattedDate value={talk.createdAt} day="numeric" month="long" /> }}
              />
            )}
          </Text>
        )}
      </div>
    </Root>
  );
};
