import { Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { InvitationFacts } from './accept-queries';

/** The wedding's day and place, as far as they are known. */
export const WhenAndWhere = ({ invitation: { date, place } }: { invitation: InvitationFacts }) => {
  const { formatDate, formatList } = useIntl();
  const day = date === null ? null : formatDate(`${date}T00:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' });
  const facts = [day, place].filter((fact) => fact !== null);
  return facts.length === 0 ? null : <Text isStrong>{formatList(facts, { type: 'unit' })}</Text>;
};
