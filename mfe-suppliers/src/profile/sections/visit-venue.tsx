import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { Button, Inline, Stack, Text } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { ProfileSection } from '#supplier/screen/profile-section';
import { useAsk } from '../anchors/use-ask';

/** Open days of a venue, and a visit by appointment. */
export const VisitVenue = ({ profile: { name, fairs = [] } }: { profile: SupplierProfile }) => {
  const ask = useAsk();
  return (
    <ProfileSection
      id={profileAnchors.visitVenue}
      title={<FormattedMessage id="profile.visit.title" values={{ name }} />}
    >
      <Text>
        <FormattedMessage id={fairs.length === 0 ? 'profile.visit.lead' : 'profile.visit.leadWithDays'} />
      </Text>
      {fairs.length === 0 ? null : (
        <Stack as="ul" gap={2}>
          {fairs.map((fair) => (
            <Inline as="li" key={fair.id} gap={2} isOneRow align="start">
              <CalendarBlankIcon />
              <span>
                <Text isStrong>{fair.name}</Text>
                <Text size="small" tone="soft">
                  <FormattedMessage
                    id="profile.visit.day"
                    values={{
                      date: <FormattedDate value={`${fair.date}T00:00:00Z`} timeZone="UTC" dateStyle="full" />,
                      time: fair.startTime,
                    }}
                  />
                </Text>
              </span>
            </Inline>
          ))}
        </Stack>
      )}
      <div>
        <Button onPress={ask}>
          <FormattedMessage id="profile.visit.ask" />
        </Button>
      </div>
    </ProfileSection>
  );
};
