import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { color, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { ReviewItem } from '#review/review-item';
import type { ReviewDraft } from './rules/review-draft';

const Paper = styled.div`
  padding: 4px 20px;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

/** The review as others will read it, once it is published. */
export const ReviewPreview = ({ draft }: { draft: ReviewDraft }) => {
  const { clock } = useHost();
  const { stars, title, message, name, weddingDate, photos } = draft;
  return (
    <>
      <Text tone="soft">
        <FormattedMessage id="write.preview.lead" />
      </Text>
      <Paper>
        <ReviewItem
          level={3}
          review={{
            id: 'preview',
            stars,
            title,
            body: message,
            name,
            dateWedding: weddingDate === '' ? null : weddingDate,
            createdAt: new Date(clock.now()).toISOString(),
            photos: photos.map(({ imageUrl: path, ...photo }) => ({ ...photo, path })),
            reply: null,
          }}
        />
      </Paper>
    </>
  );
};
