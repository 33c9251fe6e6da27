import styled from '@emotion/styled';
import { useFocusOnChange, useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type Photo, photoSource, photoSourceSet } from '@posy/shared-contracts/entities';
import { Card, EmptyState, Heading, Link, Skeleton, Stack, Tag, Text } from '@posy/shared-ui';
import { type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf, type Read } from '#review/reviews-failure';
import { ReviewsSkeleton } from '#review/reviews-skeleton';
import { useTaken } from '#review/taken/use-taken';
import { OwnWords } from '#review/words/own-words';
import { Columns, QueueBox, QueueEntry } from '../queue/columns';
import { type OpenReport, queueQuery, reportedQuery, reportsQuery } from '../queue/desk-queries';
import { useKeys } from '../queue/use-keys';
import { useMoment } from '../queue/use-moment';
import { afterThis, neighbour, readNow } from '../rules/place';
import { DecideReport } from './decide-report';

const Picture = styled.img`
  display: block;
  max-inline-size: min(100%, 480px);
  max-block-size: 480px;
  border-radius: 14px;
`;

/** A guest's picture that was reported. */
const ReportedPhoto = ({ photo }: { photo: Photo }) => (
  <Picture
    src={photoSource(photo, 640)}
    srcSet={photoSourceSet(photo)}
    sizes="480px"
    alt={useIntl().formatMessage({ id: 'desk.kind.guest-photo' })}
  />
);

/** The way to a reported website, in a tab of its own: the desk stays as it is. */
const WebsiteLink = ({ slug }: { slug: string }) => {
  const { market } = useLocaleInfo();
  return (
    <Text size="small">
      <Link href={paths.publicWebsite(market.prefix, slug)} target="_blank">
        <FormattedMessage id="desk.report.open" />
      </Link>
    </Text>
  );
};

/** The reported words or picture, as they stand now. */
const Reported = ({ report }: { report: OpenReport }) => {
  const { api } = useHost();
  const moment = useMoment();
  const read = useQuery(reportedQuery(api, report.id));
  const { data } = read;
  const failure = failureOf(read);
  if (failure !== null) return failure;
  if (data === undefined) return <Skeleton height={96} />;
  if (data.reported === null)
    return (
      <Text tone="soft">
        <FormattedMessage id="desk.report.gone" values={{ id: report.about.id }} />
      </Text>
    );
  const { words, by, createdAt, photo } = data.reported;
  return (
    <>
      {photo === null || photo === undefined ? null : <ReportedPhoto photo={photo} />}
      {words === '' ? null : <OwnWords>{words}</OwnWords>}
      {report.about.kind === 'website' ? <WebsiteLink slug={report.about.id} /> : null}
      <Text size="small" tone="faint">
        <FormattedMessage id="desk.report.by" values={{ name: by, moment: moment(createdAt) }} />
      </Text>
    </>
  );
};

interface OpenedProps {
  report: OpenReport;
  /** Gets the focus when another report is opened. */
  heading: RefObject<HTMLHeadingElement | null>;
  onDecided: (report: OpenReport) => void;
}

const OpenedReport = ({ report, heading, onDecided }: OpenedProps) => {
  const isTaken = useTaken('report', report.id);
  return (
    <>
      <Stack gap={5}>
        <Card as="article">
          <Stack gap={3}>
            <Heading level={2} size="h3" ref={heading} tabIndex={-1}>
              <FormattedMessage id={`desk.kind.${report.about.kind}`} />
            </Heading>
            <Reported report={report} />
          </Stack>
        </Card>
        <Card>
          <Stack gap={2}>
            <Heading level={2} size="h3">
              <FormattedMessage id="desk.report.why" />
            </Heading>
            <div>
              <Tag hue="apricot">
                <FormattedMessage id={`desk.report.reason.${report.reason}`} />
              </Tag>
            </div>
            {report.words === '' ? null : <OwnWords tone="soft">{report.words}</OwnWords>}
          </Stack>
        </Card>
      </Stack>
      <DecideReport {...{ report, isTaken, onDecided }} />
    </>
  );
};

const Queue = ({ reports }: { reports: readonly OpenReport[] }) => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const now = readNow(reports, chosen);
  const move = (step: number) => () => now !== null && setChosen(neighbour(reports, now, step).id);
  useKeys({ j: move(1), k: move(-1) });
  const heading = useFocusOnChange(now?.id ?? '');
  if (now === null)
    return (
      <EmptyState title={formatMessage({ id: 'desk.report.none' })}>
        {formatMessage({ id: 'desk.report.none.body' })}
      </EmptyState>
    );
  const decided = (report: OpenReport): void => {
    setChosen(afterThis(reports, report)?.id ?? null);
    const { queryKey } = reportsQuery(api);
    client.setQueryData(queryKey, (known) =>
      known === undefined
        ? known
        : { total: known.total - 1, reports: known.reports.filter(({ id }) => id !== report.id) },
    );
    void client.invalidateQueries({ queryKey });
    // A review whose report was upheld waits again.
    void client.invalidateQueries({ queryKey: queueQuery(api).queryKey });
  };
  return (
    <Columns>
      <nav aria-label={formatMessage({ id: 'desk.queue' })}>
        <QueueBox>
          {reports.map((report) => (
            <li key={report.id}>
              <QueueEntry type="button" aria-current={report.id === now.id} onClick={() => setChosen(report.id)}>
                <span>
                  <Text as="span" isStrong>
                    <FormattedMessage id={`desk.kind.${report.about.kind}`} />
                  </Text>
                  {report.taken === null || report.taken.isMine ? null : (
                    <Tag hue="bluebell">
                      <FormattedMessage id="desk.with" values={{ name: report.taken.name }} />
                    </Tag>
                  )}
                </span>
                <Text as="span" size="small" tone="soft" isCut>
                  <FormattedMessage id={`desk.report.reason.${report.reason}`} />
                </Text>
                <Text as="span" size="tiny" tone="faint">
                  {moment(report.createdAt)}
                </Text>
              </QueueEntry>
            </li>
          ))}
        </QueueBox>
      </nav>
      <OpenedReport key={now.id} report={now} heading={heading} onDecided={decided} />
    </Columns>
  );
};

type Props = Read<EndpointOutput<'openReports'>>;

/** Reports of people: about messages, reviews, suppliers, and what guests put onto websites. */
export const ReportsSection = (read: Props) => {
  const { data } = read;
  const failure = failureOf(read);
  if (failure !== null) return failure;
  return data === undefined ? <ReviewsSkeleton /> : <Queue reports={data.reports} />;
};
