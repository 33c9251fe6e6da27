import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, Inline, Link, media, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useDraftText } from '#talk/drafts/use-draft-text';
import { useFilledTemplates } from '#talk/drafts/use-filled-templates';
import { withWords } from '#talk/drafts/with-words';

const Template = styled.button`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  padding: 10px 14px;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.surface};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  & > strong {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 0.875rem;
    line-height: 1.4;
    color: ${color.inkSoft};
  }
  &[aria-pressed='true'] {
    border-color: ${color.stem};
    background: ${color.stemWash};
  }
`;

/** On phones the templates are over the field, which this sheet covers. */
const Wide = styled.div`
  ${media.phone} {
    display: none;
  }
`;

/** The supplier's templates with this couple's facts: a press puts one into the field, below what is there. */
export const TemplateList = ({ conversation }: { conversation: Identified<Conversation> }) => {
  const { market } = useLocaleInfo();
  const [text, write] = useDraftText(conversation.id);
  const templates = useFilledTemplates(conversation);
  if (conversation.closedAt !== undefined || conversation.blocked != null) return null;
  return (
    <Wide>
      <Stack gap={3}>
        <Inline justify="space-between" align="baseline">
          <Heading level={3} size="title">
            <FormattedMessage id="inbox.templates" />
          </Heading>
          <Text as="span" size="small">
            <Link href={paths.inboxDesk(market.prefix)}>
              <FormattedMessage id="inbox.templates.change" />
            </Link>
          </Text>
        </Inline>
        {templates.length === 0 ? (
          <Text size="small" tone="soft">
            <FormattedMessage id="inbox.templates.none" />
          </Text>
        ) : null}
        {templates.map(({ id, label, body }) => (
          <Template
            key={id}
            type="button"
            aria-pressed={text.includes(body)}
            onClick={() => write(withWords(text, body))}
          >
            <strong>{label}</strong>
            <span>{body}</span>
          </Template>
        ))}
      </Stack>
    </Wide>
  );
};
