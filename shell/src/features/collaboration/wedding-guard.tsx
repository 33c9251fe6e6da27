import { useSignedIn } from '@posy/remote-kit';
import type { MemberRole, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { paths } from '@posy/shared-contracts/paths';
import { ButtonLink, Callout, Loading, Skeleton, Stack } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

/** A member of a wedding, with what these screens need to know. */
export interface Member {
  person: SignedIn;
  wedding: Identified<Wedding>;
  role: MemberRole;
}

/** The shape of a list of people that is on its way. */
export const PeopleLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'collab.loading' })}>
    <Stack gap={3}>
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Stack>
  </Loading>
);

/** Says why there is nobody to show, and where to go. */
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

/** Waits for the wedding. Its role is read live: a role that was taken away closes the screen at once. */
export const WeddingGuard = ({ children }: { children: (member: Member) => ReactNode }) => {
  const person = useSignedIn();
  if (person?.lostAccess !== undefined) return <Gone />;
  if (person === null || person.wedding === null || person.role === null) return <PeopleLoading />;
  return children({ person, wedding: person.wedding, role: person.role });
};
