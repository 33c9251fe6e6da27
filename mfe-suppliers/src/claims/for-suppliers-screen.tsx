import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { searchConstants } from '@posy/shared-contracts/constants';
import {
  Card,
  color,
  EmptyState,
  font,
  Loading,
  Page,
  PageHead,
  Row,
  Rows,
  Section,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@posy/shared-ui';
import { CaretRightIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { suggestionsQuery } from '#supplier/rules/search-queries';
import { LoadFailure } from '#supplier/screen/load-failure';
import { FindOwn } from './find-own';

const steps = ['find', 'show', 'write'] as const;

const Steps = styled.ol`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  counter-reset: step;
  & > li {
    display: grid;
    gap: 6px;
    align-content: start;
    counter-increment: step;
    color: ${color.inkSoft};
    &::before {
      content: counter(step);
      font-family: ${font.display};
      font-size: 1.75rem;
      line-height: 1.1;
      color: ${color.ink};
    }
  }
  & strong {
    color: ${color.ink};
  }
`;

const Found = ({ text }: { text: string }) => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { data, error, isFetching, isPaused, refetch } = useQuery(
    suggestionsQuery(api, market.country, 'supplier', text),
  );
  if (data !== undefined && data.suppliers.length > 0)
    return (
      <>
        <VisuallyHidden role="status">
          {formatMessage({ id: 'claims.find.count' }, { count: data.suppliers.length })}
        </VisuallyHidden>
        <Rows aria-label={formatMessage({ id: 'claims.find.results' })}>
          {data.suppliers.map(({ id, name, town }) => (
            <Row
              key={id}
              title={name}
              note={town}
              href={paths.claim(market.prefix, id)}
              end={<CaretRightIcon aria-hidden />}
            />
          ))}
        </Rows>
      </>
    );
  if (data !== undefined)
    return (
      <EmptyState level={3} title={formatMessage({ id: 'claims.find.none' }, { text })}>
        <FormattedMessage id="claims.find.none.text" />
      </EmptyState>
    );
  if (error === null && !isPaused)
    return (
      <Loading label={formatMessage({ id: 'claims.find.loading' })}>
        <Skeleton height={120} />
      </Loading>
    );
  return (
    <LoadFailure
      title={formatMessage({ id: 'claims.unavailable' })}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      isPaused={isPaused}
    />
  );
};

/** `/for-suppliers`: how a business takes over its profile, with a search for it by name. */
export const ForSuppliersScreen = () => {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const text = (params.get('text') ?? '').trim().slice(0, searchConstants.textLength);
  useTitle(formatMessage({ id: 'claims.for-suppliers' }));
  return (
    <Page width="reading">
      <PageHead
        title={formatMessage({ id: 'claims.for-suppliers' })}
        lead={formatMessage({ id: 'claims.for-suppliers.lead' })}
      />
      <Stack gap={6}>
        <Card>
          <Section title={<FormattedMessage id="claims.find" />} size="h3" gap={3}>
            <FindOwn text={text} />
            {text.length < 2 ? null : <Found text={text} />}
          </Section>
        </Card>
        <Section title={<FormattedMessage id="claims.how" />} size="h3" gap={4}>
          <Steps>
            {steps.map((step) => (
              <li key={step}>
                <strong>
                  <FormattedMessage id={`claims.step.${step}`} />
                </strong>
                <span>
                  <FormattedMessage id={`claims.step.${step}.text`} />
                </span>
              </li>
            ))}
          </Steps>
        </Section>
      </Stack>
    </Page>
  );
};
