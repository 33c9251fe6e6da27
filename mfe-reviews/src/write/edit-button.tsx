import { lazyFeature } from '@posy/remote-kit';
import { Button, type ButtonKind } from '@posy/shared-ui';
import { NotePencilIcon } from '@posy/shared-ui/icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { catalogues } from './messages';
import type { EditedReview } from './rules/review-draft';

const ReviewForm = lazyFeature(async () => (await import('./review-form')).ReviewForm, catalogues);

interface Props {
  supplierId: string;
  supplierName: string;
  edited: EditedReview;
  kind?: ButtonKind | undefined;
}

/** Opens the form with what is there already. */
export const EditButton = ({ kind, ...props }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" kind={kind} icon={<NotePencilIcon size="s" />} onPress={() => setOpen(true)}>
        <FormattedMessage id="reviews.edit" />
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReviewForm {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
