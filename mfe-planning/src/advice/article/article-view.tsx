import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Article } from '@posy/shared-contracts/entities';
import { Breadcrumbs, Heading, Inline, media, Stack, Tag, Text } from '@posy/shared-ui';
import { Prose } from '@posy/shared-ui/prose';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArticlePicture } from '../article-picture';
import { categoryHue, categoryName } from '../category-look';
import { OnThisPage } from './on-this-page';
import { PlanTasks } from './plan-tasks';
import { ReadNext } from './read-next';
import { RelatedSuppliers } from './related-suppliers';
import { ShareArticle } from './share-article';

const Head = styled.header`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-inline-size: 820px;
  margin-block-end: 24px;
`;

const Art = styled.figure`
  margin: 0 0 32px;
  & > img {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    ${media.desktop} {
      aspect-ratio: 2 / 1;
    }
  }
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 40px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: 180px minmax(0, 1fr) 290px;
    gap: 48px;
  }
`;

const Beside = styled.aside`
  @media print {
    display: none;
  }
`;

const Trail = ({ article }: { article: Article }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  return (
    <Breadcrumbs
      label={formatMessage({ id: 'advice.trail' })}
      items={[
        { href: paths.advice(market.prefix), label: formatMessage({ id: 'advice.title' }) },
        {
          href: paths.advice(market.prefix, { category: article.category }),
          label: formatMessage({ id: categoryName[article.category] }),
        },
        { label: article.title },
      ]}
    />
  );
};

/** An article with its contents, the tasks it helps with and what to read next. */
export const ArticleView = ({ article }: { article: Article }) => (
  <>
    <Head>
      <Trail article={article} />
      <Tag hue={categoryHue[article.category]}>
        <FormattedMessage id={categoryName[article.category]} />
      </Tag>
      <Heading level={1}>{article.title}</Heading>
      <Text size="lead" tone="soft">
        {article.summary}
      </Text>
      <Inline>
        <Text as="span" size="small" tone="faint">
          <FormattedMessage id="advice.minutes" values={{ minutes: article.readingMinutes }} />
        </Text>
        <span className="posy-no-print">
          <ShareArticle title={article.title} />
        </span>
      </Inline>
    </Head>
    <Art>
      <ArticlePicture article={article} shape="16x9" sizes="(min-width: 1280px) 1160px, 94vw" isFirst />
      <Text as="figcaption" size="small" tone="faint">
        <FormattedMessage id="advice.illustration" />
      </Text>
    </Art>
    <Columns>
      <OnThisPage blocks={article.blocks} />
      <Prose blocks={article.blocks} hue="peony" />
      <Beside>
        <Stack gap={6}>
          <PlanTasks keys={article.checklistKeys} />
          <ReadNext articles={article.related} />
        </Stack>
      </Beside>
    </Columns>
    <RelatedSuppliers categories={article.supplierCategories} />
  </>
);
