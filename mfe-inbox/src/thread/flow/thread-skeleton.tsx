import styled from '@emotion/styled';
import { Loading, Skeleton } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

const Lines = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`;

/** The placeholder of a thread. */
export const ThreadSkeleton = () => {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'inbox.thread.loading' })}>
      <Lines>
        <Skeleton height={72} width="62%" />
        <Skeleton height={48} width="48%" />
      </Lines>
    </Loading>
  );
};
