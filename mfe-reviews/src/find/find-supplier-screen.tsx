import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { searchConstants } from '@posy/shared-contracts/constants';
import { EmptyState, Loading, Page, PageHead, Row, Rows, Skeleton, Stack, VisuallyHidden } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { failureOf } from '#review/reviews-failure';
import { findSuppliersQuery } from '#review/reviews-queries';
import { FindForm } from './find-form';

const Found = ({ text }: { text: string }) => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const read = useQuery(findSuppliersQuery(api, market.country, text));
  const { data } = read;
  const failure = failureOf(read, 2);
  if (failure !== null) return failure;
  if (data === undefined)
    return (
      <Loading label={formatMessage({ id: 'reviews.find.loading' })}>
        <Stack gap={2}>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </Stack>
      </Loading>
    );
  if (data.length === 0)
    return (
      <EmptyState title={formatMessage({ id: 'reviews.find.none' }, { text })}>
        {formatMessage({ id: 'reviews.find.noneBody' })}
      </EmptyState>
    );
  return (
    <>
      <VisuallyHidden role="status">
        {formatMessage({ id: 'reviews.find.count' }, { count: data.length })}
      </VisuallyHidden>
      <Rows aria-label={formatMessage({ id: 'reviews.find.results' })}>
        {data.map(({ id, name, town }) => (
          <Row key={id} title={name} note={town} href={paths.supplierReviews(market.prefix, id)} />
        ))}
      </Rows>
    </>
  );
};

/** Finds a supplier by name, to read what others say; the name is part of the address. */
export const FindSupplierScreen = () => {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const text = (params.get('text') ?? '').trim().slice(0, searchConstants.textLength);
  useTitle(formatMessage({ id: 'reviews.find.title' }));
  return (
    <Page width="reading">
      <PageHead title={formatMessage({ id: 'reviews.find.title' })} lead={formatMessage({ id: 'reviews.find.lead' })} />
      <Stack gap={6}>
        <FindForm text={text} />
        {text === '' ? null : <Found text={text} />}
      </Stack>
    </Page>
  );
};
