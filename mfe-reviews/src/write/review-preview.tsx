import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { color, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { ReviewItem } from '#review/review-item';
import { previewOf, type SavedParts } from './rules/preview';
import type { ReviewDraft } from './rules/review-draft';

const Paper = styled.div`
  padding: 20px;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.surface};
`;

interface Props {
  draft: ReviewDraft;
  supplierName: string;
  /** The stored review that is changed; null for a new one. */
  saved: SavedParts | null;
}

/** The review as others will read it, once it is published. */
export const ReviewPreview = ({ draft, supplierName, saved }: Props) => {
  const { clock } = useHost();
  return (
    <>
      <Text tone="soft" role="status">
        <FormattedMessage id="write.preview.lead" />
      </Text>
      <Paper>
        <ReviewItem level={3} review={previewOf(draft, { now: clock.now(), supplierName, saved })} />
      </Paper>
    </>
  );
};
