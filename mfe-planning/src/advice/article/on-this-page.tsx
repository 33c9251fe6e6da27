import styled from '@emotion/styled';
import type { ArticleBlock } from '@posy/shared-contracts/entities';
import { color, media, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

const Root = styled.nav`
  align-self: start;
  & ul {
    display: grid;
    gap: 10px;
    margin: 12px 0 0;
    padding: 0 0 0 14px;
    border-inline-start: 2px solid ${color.line};
    list-style: none;
  }
  & a {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: 96px;
  }
  @media print {
    display: none;
  }
`;

/** The article's sections, as links. */
export const OnThisPage = ({ blocks }: { blocks: readonly ArticleBlock[] }) => (
  <Root aria-label={useIntl().formatMessage({ id: 'advice.onThisPage' })}>
    <Text size="small" isStrong>
      <FormattedMessage id="advice.onThisPage" />
    </Text>
    <ul>
      {blocks.flatMap((block) =>
        block.kind === 'heading' ? (
          <li key={block.anchor}>
            <a href={`#${block.anchor}`}>{block.text}</a>
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  </Root>
);
