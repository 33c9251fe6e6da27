import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { reviewConstants } from '@posy/shared-contracts/constants';
import type { ReviewState, SupplierProfile } from '@posy/shared-contracts/entities';
import type { ReviewForm } from '@posy/shared-contracts/forms';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useReviewNews } from '#review/review-news';
import { supplierQuery } from '#review/reviews-queries';
import { useCaptcha } from './captcha/use-captcha';
import { changeReview, saveReview } from './queries/write-queries';
import { type EditedReview, feedbackOf, knownEmail, readDraft } from './rules/review-draft';
import { needsNewTick, type SaveFailure, saveFailureOf } from './rules/save-failure';
import { useReviewDraft } from './use-review-draft';
import { useWhoseWedding } from './use-whose-wedding';

export interface ReviewFormProps {
  supplierId: string;
  supplierName: string;
  onClose: () => void;
  /** A review of one's own that is changed; left out for a new one. */
  edited?: EditedReview | undefined;
}

/** Fields that stand in the published review, and have to be filled in. */
const readByOthers = ['stars', 'title', 'message', 'name', 'weddingDate'] as const;

/** Says so after the form has closed, on whichever screen the person is by then. Source: S4-review-06, S9-delay-08. */
const useSavedNotice = ({ supplierId, supplierName }: ReviewFormProps) => {
  const { clock, notices } = useHost();
  const { formatMessage } = useIntl();
  return (state: ReviewState): void => {
    const id = state === 'unconfirmed' ? 'write.saved.confirm' : 'write.saved';
    const text = formatMessage({ id }, { name: supplierName });
    clock.after(reviewConstants.successNoticeDelayMs, () =>
      notices.show({ tone: 'success', emoji: '💐', text, about: `review ${supplierId}` }),
    );
  };
};

/** Writing, checking and saving a review. Source: S4-review. */
export const useReviewForm = (props: ReviewFormProps) => {
  const { supplierId, onClose, edited = null } = props;
  const { api, telemetry, tracking } = useHost();
  const { data: supplier } = useQuery({ ...supplierQuery(api, supplierId), throwOnError: false });
  const written = useReviewDraft(supplierId, edited);
  const { asGuest, isGuestOnly, accountEmail } = useWhoseWedding(written.draft, edited);
  const captcha = useCaptcha();
  const news = useReviewNews();
  const sayThanks = useSavedNotice(props);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const read =
    edited === null
      ? readDraft({ ...written.draft, email: accountEmail ?? written.draft.email }, written.today, captcha.isTicked)
      : // The form does not ask a known author for the address.
        readDraft({ ...written.draft, email: knownEmail }, written.today, true);

  const saved = ({ id, type }: SupplierProfile, stars: number, review: { id: string; state: ReviewState }): void => {
    written.forget();
    if (edited === null) {
      tracking.review({ supplierId: id, category: type });
      news.saved({ supplierId: id, reviewId: review.id, stars });
    } else {
      edited.onChanged();
      // It waits for a moderator again, and nobody reads it until then.
      news.removed({ supplierId: id, reviewId: review.id });
    }
    sayThanks(review.state);
    // A form that was closed meanwhile was stored for later: now there is nothing to store.
    if (isHere.current) onClose();
  };
  const failed = (error: unknown): void => {
    telemetry.error('review', error);
    const why = saveFailureOf(error);
    if (needsNewTick(why)) captcha.tick(false);
    setFailure(why);
    setPending(false);
  };
  const send = async (values: ReviewForm): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      const feedback = feedbackOf(values, written.draft.photos, written.uid);
      const review =
        edited === null
          ? await saveReview(api, supplier, { feedback, captcha: await captcha.token(), ...(asGuest && { asGuest }) })
          : { id: edited.id, ...(await changeReview(api, edited, feedback)) };
      if (supplier !== undefined) saved(supplier, values.stars, review);
    } catch (error) {
      failed(error);
    }
  };
  return {
    ...written,
    draft: { ...written.draft, asGuest },
    isGuestOnly,
    accountEmail,
    supplier,
    captcha,
    isPending,
    failure,
    faults: !isTried || read.ok ? {} : read.faults,
    /** Returns true when all that others will read is there; says what is missing otherwise. */
    mayPreview: (): boolean => {
      if (read.ok || readByOthers.every((field) => read.faults[field] === undefined)) return true;
      setTried(true);
      return false;
    },
    /** Saves what can be saved; says what is missing otherwise. */
    submit: (): boolean => {
      setTried(true);
      if (!read.ok) return false;
      if (!isPending) void send(read.values);
      return true;
    },
  };
};
