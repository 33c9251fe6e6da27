import { useSignedIn } from '@posy/remote-kit';
import type { MemberRole, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { paths } from '@posy/shared-contracts/paths';
import { ButtonLink, Callout, Loading, Skeleton, Stack } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

/** A member of a wedding, with the data that these screens need. */
export interface WeddingMember {
  person: SignedIn;
  wedding: Identified<Wedding>;
  role: MemberRole;
}

/** The placeholder of a list of members. */
export const PeopleLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'collab.loading' })}>
    <Stack gap={3}>
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Stack>
  </Loading>
);

/** Explains why there is nobody to show, with the next step. */
const Gone = () => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  return (
    <Callout
      isDanger
      role="alert"
      title={formatMessage({ id: 'collab.gone' })}
      actions={
        <ButtonLink href={paths.collaboration(market.prefix)}>{formatMessage({ id: 'collab.goneOnward' })}</ButtonLink>
      }
    >
      {formatMessage({ id: 'collab.goneBody' })}
    </Callout>
  );
};

/** Waits for the wedding. The role is live: a removed member's screen closes at once. */
export const WeddingGuard = ({ children }: { children: (member: WeddingMember) => ReactNode }) => {
  const person = useSignedIn();
  if (person?.lostAccess !== undefined) return <Gone />;
  if (person === null || person.wedding === null || person.role === null) return <PeopleLoading />;
  return children({ person, wedding: person.wedding, role: person.role });
};
