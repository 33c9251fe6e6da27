import styled from '@emotion/styled';
import type { EnquiryLabel } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Tag } from '@posy/shared-ui';

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  min-inline-size: 0;
`;

/** The supplier's own labels on an enquiry. */
export const LabelTags = ({ labels }: { labels: readonly Identified<EnquiryLabel>[] }) =>
  labels.length === 0 ? null : (
    <Tags>
      {labels.map(({ id, name, hue }) => (
        <Tag key={id} hue={hue}>
          {name}
        </Tag>
      ))}
    </Tags>
  );
