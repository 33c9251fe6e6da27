import styled from '@emotion/styled';
import { useWedding, WhileWaiting } from '@posy/remote-kit';
import type { FirestoreQuery } from '@posy/shared-contracts/mount-props';
import { color } from '@posy/shared-ui';
import { CloudSlashIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${color.primrose.deep};
  white-space: nowrap;
  @media print {
    display: none;
  }
`;

/** Marks a row whose latest changes wait on this device for a connection. */
export const WaitingMark = <T,>({ list, id }: { list: (weddingId: string) => FirestoreQuery<T>; id: string }) => {
  const wedding = useWedding();
  if (wedding === null) return null;
  return (
    <WhileWaiting query={list(wedding.id)} id={id}>
      <Mark>
        <CloudSlashIcon size="s" />
        <FormattedMessage id="planning.waiting" />
      </Mark>
    </WhileWaiting>
  );
};
