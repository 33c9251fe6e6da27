import styled from '@emotion/styled';
import type { ReviewMark } from '@posy/shared-contracts/entities';
import { color } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { segmentsOf } from '../rules/segments';

const Mark = styled.mark`
  padding: 0 3px;
  border-radius: 5px;
  background: ${color.primrose.soft};
  color: ${color.primrose.deep};
  text-decoration: underline wavy ${color.apricot.deep} 1px;
  text-underline-offset: 4px;
`;

interface Props {
  text: string;
  field: 'title' | 'body';
  marks: readonly ReviewMark[];
}

/** A text in which the places are marked to which the checks point; each says why. */
export const MarkedText = ({ text, field, marks }: Props) => {
  const { formatMessage } = useIntl();
  return segmentsOf(text, field, marks).map(({ at, words, kind }) =>
    kind === null ? (
      words
    ) : (
      <Mark key={at} title={formatMessage({ id: `desk.mark.${kind}` })}>
        {words}
      </Mark>
    ),
  );
};
