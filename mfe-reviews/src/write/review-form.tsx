import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { picturePath } from '@posy/shared-contracts/paths';
import { Button, Callout, color, Link, LinkButton, Text } from '@posy/shared-ui';
import { FormErrors } from '@posy/shared-ui/forms';
import { Dialog, DialogForm } from '@posy/shared-ui/overlays';
import { type MouseEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CaptchaBox } from './captcha/captcha-box';
import { PhotosField } from './photos/photos-field';
import { useReviewPhotos } from './photos/use-review-photos';
import { AuthorFields, faultOf, OpinionFields, WhoseWeddingField } from './review-fields';
import { ReviewPreview } from './review-preview';
import { type ReviewFormProps, useReviewForm } from './use-review-form';

const TitleRow = styled.span`
  display: flex;
  gap: 14px;
  align-items: center;
  & > img {
    flex: none;
    border-radius: 14px;
    background: ${color.sunken};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-block-end: 24px;
`;

const LaterButton = styled(Button)`
  margin-inline: -12px auto;
`;

const pictureOf = ({ picture }: SupplierProfile): string => picturePath(picture, '1x1', 320);

const Title = ({ supplier, name }: { supplier: SupplierProfile | undefined; name: string }) => (
  <TitleRow>
    {supplier === undefined ? null : <img src={pictureOf(supplier)} alt="" width={52} height={52} />}
    <FormattedMessage id="write.heading" values={{ name }} />
  </TitleRow>
);

/** Says that a draft of an earlier visit is restored, and offers to begin anew. */
const Restored = ({ onStartAgain }: { onStartAgain: () => void }) => (
  <Callout role="status">
    <FormattedMessage
      id="write.restored"
      values={{
        again: (words) => (
          <LinkButton key="again" type="button" onClick={onStartAgain}>
            {words}
          </LinkButton>
        ),
      }}
    />
  </Callout>
);

/** Closes; what was written stays on this device, and a notice says so. */
const useSaveForLater = (hasWords: () => boolean, { onClose, supplierId }: ReviewFormProps) => {
  const { notices } = useHost();
  const { formatMessage } = useIntl();
  return (): void => {
    onClose();
    if (!hasWords()) return;
    notices.show({ tone: 'info', text: formatMessage({ id: 'write.stored' }), about: `review ${supplierId}` });
  };
};

/** Says how we treat the words. The policy opens in a tab of its own, so that the form stays as it is. */
const Lead = ({ isEdit }: { isEdit: boolean }) => {
  const { market } = useLocaleInfo();
  return (
    <Text size="small" tone="soft">
      <FormattedMessage id={isEdit ? 'write.lead.edit' : 'write.lead'} />{' '}
      <Link href={paths.reviewPolicy(market.prefix)} target="_blank">
        <FormattedMessage id="write.policy" />
      </Link>
    </Text>
  );
};

/** The form of a review, over the screen. Source: S2-popup-05, S4-review. */
export const ReviewForm = (props: ReviewFormProps) => {
  const { formatMessage } = useIntl();
  const form = useReviewForm(props);
  const { draft, faults, today, change, captcha, failure } = form;
  const photos = useReviewPhotos({
    photos: draft.photos,
    onChange: (next) => change((now) => ({ photos: next(now.photos) })),
  });
  const [isPreview, setPreview] = useState(false);
  const saveForLater = useSaveForLater(form.hasWords, props);
  useOpenItem('review-form', true, saveForLater);
  const isForPreview = useRef(false);
  const submit = (): void => {
    if (isForPreview.current) setPreview(form.mayPreview());
    else if (!form.submit()) setPreview(false);
  };
  /** Looks through the form as sending does: the first fault gets the focus. */
  const preview = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    isForPreview.current = true;
    currentTarget.form?.requestSubmit();
    isForPreview.current = false;
  };
  const fields = { draft, faults, today, onChange: change };
  return (
    <Dialog
      isOpen
      isSticky
      onClose={saveForLater}
      title={<Title supplier={form.supplier} name={props.supplierName} />}
      closeLabel={formatMessage({ id: 'write.close' })}
    >
      <DialogForm
        onSubmit={submit}
        actions={
          <>
            <LaterButton kind="plain" onPress={saveForLater}>
              <FormattedMessage id="write.keep" />
            </LaterButton>
            <Button onPress={isPreview ? () => setPreview(false) : preview}>
              <FormattedMessage id={isPreview ? 'write.preview.back' : 'write.preview'} />
            </Button>
            <Button kind="main" type="submit" isPending={form.isPending} isDisabled={photos.isUploading}>
              <FormattedMessage id={props.edited === undefined ? 'write.send' : 'write.send.edit'} />
            </Button>
          </>
        }
      >
        <Fields>
          {failure === null ? null : <FormErrors title={<FormattedMessage id={`write.failed.${failure}`} />} />}
          {isPreview ? (
            <ReviewPreview draft={draft} supplierName={props.supplierName} saved={props.edited?.review ?? null} />
          ) : (
            <>
              <Lead isEdit={props.edited !== undefined} />
              {form.isRestored ? <Restored onStartAgain={form.startAgain} /> : null}
              <OpinionFields {...fields} />
              {props.edited === undefined ? <WhoseWeddingField {...fields} isGuestOnly={form.isGuestOnly} /> : null}
              <AuthorFields {...fields} isKnownAuthor={props.edited !== undefined || form.accountEmail !== null} />
              <PhotosField photos={draft.photos} control={photos} onChange={(next) => change({ photos: next })} />
              {props.edited === undefined ? (
                <CaptchaBox captcha={captcha} error={faultOf(faults.recaptchaComplete)} />
              ) : null}
            </>
          )}
        </Fields>
      </DialogForm>
    </Dialog>
  );
};
