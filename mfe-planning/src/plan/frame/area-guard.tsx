import styled from '@emotion/styled';
import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { AccessArea, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { ButtonLink, Callout, EmptyState, Page } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { EyeIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoupleGuard } from './couple-guard';

/** Replaces an area that this helper opened by its address but may not read. */
const ClosedArea = ({ area }: { area: AccessArea }) => {
  const { market } = useLocaleInfo();
  return (
    <Page>
      <EmptyState
        level={1}
        picture={<Spot kind="guests" />}
        title={<FormattedMessage id="planning.closed.title" values={{ area }} />}
        actions={
          <>
            <ButtonLink kind="main" href={paths.home(market.prefix)}>
              <FormattedMessage id="planning.closed.home" />
            </ButtonLink>
            <ButtonLink href={paths.collaboration(market.prefix)}>
              <FormattedMessage id="planning.closed.access" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="planning.closed.text" />
      </EmptyState>
    </Page>
  );
};

const Above = styled.div`
  margin-block-end: 24px;
  @media print {
    display: none;
  }
`;

/** States above a read-only area who can give access to change it. */
export const ReadsAlong = () => (
  <Above>
    <Callout hue="bluebell" icon={<EyeIcon />} role="note">
      <FormattedMessage id="planning.reads-along" />
    </Callout>
  </Above>
);

interface Props {
  area: AccessArea;
  children: (wedding: Identified<Wedding>, mayEdit: boolean, person: SignedIn) => ReactNode;
}

/**
 * Renders an area for members who may read it, and tells its children whether they may change it. Source: D-role-01.
 */
export const AreaGuard = ({ area, children }: Props) => {
  const access = useAccess(area);
  return (
    <CoupleGuard>
      {(wedding, person) =>
        access === 'none' ? <ClosedArea area={area} /> : children(wedding, access === 'edit', person)
      }
    </CoupleGuard>
  );
};
