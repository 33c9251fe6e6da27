import styled from '@emotion/styled';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { color, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { CoupleAvatars } from '#host/couple-avatars';

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px 16px;
  border-radius: 14px;
  background: ${color.peony.wash};
  & > div:last-of-type {
    min-inline-size: 0;
  }
`;

/** The open plan: both names, the day and the place, as far as they are known. */
export const PlanHead = ({ session }: { session: SignedIn }) => {
  const { wedding } = session;
  const { formatDate, formatList, formatMessage } = useIntl();
  if (wedding === null) return null;
  const { partners, date, location } = wedding;
  const day = date === null ? null : formatDate(`${date}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const facts = [day, location?.name ?? null].filter((fact) => fact !== null);
  return (
    <Card>
      <CoupleAvatars session={session} />
      <div>
        <Text isStrong>
          {formatMessage({ id: 'shell.places.couple' }, { count: partners.length, names: formatList(partners) })}
        </Text>
        {facts.length === 0 ? null : (
          <Text size="small" tone="soft">
            {formatList(facts, { type: 'unit' })}
          </Text>
        )}
      </div>
    </Card>
  );
};
