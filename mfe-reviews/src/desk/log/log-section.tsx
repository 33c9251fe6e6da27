import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { policyNumbers } from '@posy/shared-contracts/entities';
import { color, EmptyState, Pagination, Rows, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pagesOf } from '#review/page-number';
import { failureOf } from '#review/reviews-failure';
import { ReviewsSkeleton } from '#review/reviews-skeleton';
import { OwnWords } from '#review/words/own-words';
import { logQuery } from '../queue/desk-queries';
import { useMoment, useTook } from '../queue/use-moment';
import { showQuery } from '../rules/sections';

type Entry = EndpointOutput<'moderationLog'>['entries'][number];

const outcomes = [
  'published',
  'changes-asked',
  'refused',
  'pending',
  'disputed',
  'upheld',
  'dismissed',
  'granted',
] as const;

const Line = styled.li`
  display: grid;
  gap: 4px;
  padding: 14px 16px;
  overflow-wrap: anywhere;
  & > blockquote {
    padding-inline-start: 12px;
    border-inline-start: 3px solid ${color.line};
  }
`;

/** One decision in words: who, what, of whom, by which rule, and after how long. */
const EntryLine = ({
  entry: { name, to, from, about, supplierName, reason, policy, waitedMs, at },
}: {
  entry: Entry;
}) => {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const took = useTook();
  const rule = policyNumbers.find((one) => one === policy);
  const outcome = outcomes.find((one) => one === to) ?? 'other';
  const facts = [
    moment(at),
    formatMessage({ id: `desk.kind.${about.kind}` }),
    rule === undefined
      ? null
      : formatMessage({ id: 'policy.rule' }, { rule, title: formatMessage({ id: `policy.rule.${rule}.title` }) }),
    waitedMs === null ? null : formatMessage({ id: 'desk.entry.waited' }, { time: took(waitedMs) }),
  ].filter((fact) => fact !== null);
  return (
    <Line>
      <Text>
        <FormattedMessage
          id={`desk.entry.${outcome}`}
          values={{
            name: <strong>{name === '' ? formatMessage({ id: 'desk.entry.gone' }) : name}</strong>,
            about: supplierName === '' ? about.id : supplierName,
            from: from ?? '',
            to,
          }}
        />
      </Text>
      <Text size="small" tone="faint">
        {facts.join(' · ')}
      </Text>
      {reason === '' ? null : (
        <blockquote>
          <OwnWords size="small" tone="soft">
            {reason}
          </OwnWords>
        </blockquote>
      )}
    </Line>
  );
};

/** The moderators' decisions, the newest first. Nothing is ever removed from the log. */
export const LogSection = ({ page }: { page: number }) => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const read = useQuery(logQuery(api, page));
  const { data } = read;
  const failure = failureOf(read);
  if (failure !== null) return failure;
  if (data === undefined) return <ReviewsSkeleton />;
  if (data.entries.length === 0)
    return (
      <EmptyState title={formatMessage({ id: 'desk.log.none' })}>
        {formatMessage({ id: 'desk.log.none.body' })}
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <Rows aria-label={formatMessage({ id: 'desk.log' })}>
        {data.entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </Rows>
      <Pagination
        page={page}
        pages={pagesOf(data.total, data.size)}
        hrefFor={(at) => paths.moderation(market.prefix, { ...showQuery('log'), page: String(at) })}
        labels={{
          navigation: formatMessage({ id: 'desk.log.pages' }),
          previous: formatMessage({ id: 'desk.log.newer' }),
          next: formatMessage({ id: 'desk.log.older' }),
          page: (at) => formatMessage({ id: 'reviews.pages.page' }, { page: at }),
        }}
      />
    </Stack>
  );
};
