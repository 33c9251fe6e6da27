import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { ArticleSummary } from '@posy/shared-contracts/entities';
import { Card, Row, Rows, Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { ArticlePicture } from '../article-picture';

const Thumb = styled.span`
  flex: none;
  inline-size: 72px;
`;

/** The articles nearest to this one. */
export const ReadNext = ({ articles }: { articles: readonly ArticleSummary[] }) => {
  const { market } = useLocaleInfo();
  return (
    <Section size="h3" gap={3} title={<FormattedMessage id="advice.readNext" />}>
      <Card isFlush>
        <Rows>
          {articles.map((article) => (
            <Row
              key={article.slug}
              isInset
              start={
                <Thumb>
                  <ArticlePicture article={article} sizes="72px" />
                </Thumb>
              }
              title={article.title}
              href={paths.article(market.prefix, article.slug)}
            />
          ))}
        </Rows>
      </Card>
    </Section>
  );
};
