import { useSignedIn } from '@posy/remote-kit';
import { Section, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { DeleteAccount } from './delete-account';
import { DeleteWedding } from './delete-wedding';
import { ExportCard } from './export-card';

/** The export of all data, and the deletions. */
export const PrivacySection = () => {
  const { formatMessage } = useIntl();
  const person = useSignedIn();
  if (person === null) return null;
  const { wedding, role } = person;
  return (
    <Section title={formatMessage({ id: 'privacy.title' })}>
      <Text tone="soft">{formatMessage({ id: wedding === null ? 'privacy.leadAlone' : 'privacy.lead' })}</Text>
      <Stack gap={5}>
        <ExportCard key={person.uid} uid={person.uid} />
        {wedding === null || role !== 'owner' ? null : <DeleteWedding key={wedding.id} wedding={wedding} />}
        <DeleteAccount person={person} />
      </Stack>
    </Section>
  );
};
