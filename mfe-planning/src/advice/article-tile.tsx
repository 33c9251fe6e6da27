import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { ArticleSummary } from '@posy/shared-contracts/entities';
import { Heading, Inline, NavLink, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { ArticlePicture } from './article-picture';
import { categoryHue, categoryName } from './category-look';

/** Articles beside each other. */
export const Tiles = styled.ul`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tile = styled.li`
  position: relative;
  display: grid;
  gap: 10px;
  align-content: start;
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface Props {
  article: ArticleSummary;
  isFirst: boolean;
}

/** An article in a list: the whole tile is the target, its title the link. */
export const ArticleTile = ({ article, isFirst }: Props) => {
  const { market } = useLocaleInfo();
  return (
    <Tile>
      <ArticlePicture article={article} sizes="(min-width: 768px) 400px, 92vw" isFirst={isFirst} />
      <Inline gap={3}>
        <Tag hue={categoryHue[article.category]}>
          <FormattedMessage id={categoryName[article.category]} />
        </Tag>
        <Text as="span" size="small" tone="faint">
          <FormattedMessage id="advice.minutes" values={{ minutes: article.readingMinutes }} />
        </Text>
      </Inline>
      <Heading level={2} size="h3">
        <NavLink href={paths.article(market.prefix, article.slug)}>{article.title}</NavLink>
      </Heading>
      <Text tone="soft">{article.summary}</Text>
    </Tile>
  );
};
