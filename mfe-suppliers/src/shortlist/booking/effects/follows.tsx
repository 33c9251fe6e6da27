import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, type Hue, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import type { AgreementDraft } from '#shortlist/rules/agreement';
import type { ShortlistEntry } from '#shortlist/rules/entry';

/** A petal with the effect's icon. */
const Petal = styled.span`
  display: grid;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  border-radius: 99px;
  border-end-start-radius: 6px;
  background: ${color.hue.soft};
  color: ${color.hue.deep};
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
`;

export interface FollowsProps {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
  draft: AgreementDraft;
  /** True for an existing booking: only its agreement changes. */
  isBooked: boolean;
}

interface Props {
  icon: ReactNode;
  hue: Hue;
  title: ReactNode;
  /** A control at the end. */
  end?: ReactNode;
  children?: ReactNode;
}

/** One effect of a booking: its title, and beside it the details. */
export const Follows = ({ icon, hue, title, end, children }: Props) => (
  <li>
    <Petal data-hue={hue} aria-hidden>
      {icon}
    </Petal>
    <Words>
      <Text isStrong>{title}</Text>
      {children === undefined ? null : (
        <Text as="div" size="small" tone="soft">
          {children}
        </Text>
      )}
    </Words>
    {end}
  </li>
);
