import { useHost, useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Page, PageHead, Stack, TabLinks } from '@posy/shared-ui';
import { InfoIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { NotHere } from '#review/not-here';
import { failureOf } from '#review/reviews-failure';
import { PageSkeleton } from '#review/reviews-skeleton';
import { LogSection } from './log/log-section';
import { queueQuery, reportsQuery, type WaitingReview } from './queue/desk-queries';
import { useMoment, useTook } from './queue/use-moment';
import { Desk } from './reading/desk';
import { ReportsSection } from './reports/reports-section';
import { inQueue, readShown, sections, showQuery } from './rules/sections';

/** The queue of reviews; a decision, and one that was taken back, show at once. */
const useReviews = () => {
  const { api } = useHost();
  const client = useQueryClient();
  const query = queueQuery(api);
  const read = useQuery(query);
  const moved = (review: WaitingReview, isBack: boolean): void => {
    client.setQueryData(query.queryKey, (known) => {
      if (known === undefined) return known;
      const others = known.reviews.filter(({ id }) => id !== review.id);
      const by = isBack ? 1 : -1;
      return { ...known, total: known.total + by, reviews: isBack ? [...others, review] : others };
    });
    void client.invalidateQueries({ queryKey: query.queryKey });
  };
  return { ...read, moved };
};

type Reviews = ReturnType<typeof useReviews>;

const useLead = ({ data }: Reviews): string => {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const took = useTook();
  if (data === undefined) return '';
  const oldest = inQueue(data.reviews, 'all')[0];
  const waiting =
    oldest === undefined
      ? formatMessage({ id: 'desk.lead.none' })
      : formatMessage({ id: 'desk.lead' }, { count: data.total, since: moment(oldest.createdAt) });
  const { halfWithinMs } = data;
  return halfWithinMs === null
    ? waiting
    : `${waiting} ${formatMessage({ id: 'desk.lead.half' }, { time: took(halfWithinMs) })}`;
};

const ReviewsSection = ({ reviews, show }: { reviews: Reviews; show: string | null }) => {
  const { data, moved } = reviews;
  const failure = failureOf(reviews);
  if (failure !== null) return failure;
  if (data === undefined) return <PageSkeleton />;
  const { queue } = readShown(show);
  return <Desk reviews={data.reviews} shown={queue} onMoved={moved} />;
};

const Sections = () => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const show = params.get('show');
  const { section } = readShown(show);
  const reviews = useReviews();
  const reports = useQuery({ ...reportsQuery(api), throwOnError: false });
  const lead = useLead(reviews);
  const title = formatMessage({ id: `desk.title.${section}` });
  useTitle(title);
  const counts = { reviews: reviews.data?.total, reports: reports.data?.total, log: undefined };
  return (
    <Page>
      <PageHead
        title={title}
        lead={section === 'reviews' ? lead : formatMessage({ id: `desk.lead.${section}` })}
        actions={
          <ButtonLink kind="plain" size="s" icon={<InfoIcon size="s" />} href={paths.reviewPolicy(market.prefix)}>
            <FormattedMessage id="desk.policy" />
          </ButtonLink>
        }
      />
      <Stack gap={5}>
        <TabLinks
          label={formatMessage({ id: 'desk.sections' })}
          hue="apricot"
          items={sections.map((one) => ({
            href: paths.moderation(market.prefix, showQuery(one)),
            label: formatMessage({ id: `desk.section.${one}` }),
            isCurrent: one === section,
            note: counts[one],
          }))}
        />
        {section === 'reviews' ? <ReviewsSection reviews={reviews} show={show} /> : null}
        {section === 'reports' ? <ReportsSection {...reports} /> : null}
        {section === 'log' ? <LogSection page={Number(params.get('page') ?? '1') || 1} /> : null}
      </Stack>
    </Page>
  );
};

/** The moderators' desk; for everybody else there is nothing here. */
export const DeskScreen = () => {
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status !== 'signed-in' || session.user.kind !== 'moderator') return <NotHere />;
  return <Sections />;
};
