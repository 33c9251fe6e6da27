import styled from '@emotion/styled';
import { Loading, Skeleton } from '@posy/shared-ui';
import { useIntl } from 'react-intl';

const Lines = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 6px 12px;
  & > :first-of-type {
    grid-row: span 2;
  }
`;

/** The placeholder of the list. */
export const ListSkeleton = () => {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'inbox.list.loading' })}>
      <Lines>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Line key={key}>
            <Skeleton shape="circle" />
            <Skeleton shape="text" width="60%" />
            <Skeleton shape="text" width="90%" />
          </Line>
        ))}
      </Lines>
    </Loading>
  );
};
