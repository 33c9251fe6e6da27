import styled from '@emotion/styled';
import { color, font, shadow, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { NoteBlocks } from '../note-body';
import { aroundPictures, noteBlocks } from '../rules/note-blocks';

/** Title and words without boxes, as large as they will be read; the field grows with what is written. */
export const Words = styled.div`
  display: grid;
  gap: 4px;
  & label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & input,
  & textarea {
    padding-inline: 2px;
    border: 0;
    border-radius: 4px;
    background: none;
  }
  & input {
    block-size: auto;
    padding-block: 4px 10px;
    border-block-end: 2px solid ${color.line};
    border-radius: 0;
    font: 430 var(--posy-text-h1) / 1.15 ${font.display};
    letter-spacing: -0.02em;
    &:focus {
      border-block-end-color: ${color.focus};
      outline: none;
    }
  }
  & textarea {
    min-block-size: 12em;
    padding-block: 14px;
    font-size: 1.125rem;
    line-height: 1.6;
    field-sizing: content;
    resize: none;
  }
`;

/** The bar of what can be added floats over the end of what is written. */
export const Docked = styled.div`
  position: sticky;
  inset-block-end: 80px;
  z-index: 1;
  justify-self: center;
  padding: 4px 8px;
  border: 1px solid ${color.line};
  border-radius: 14px;
  background: ${color.raised};
  box-shadow: ${shadow.float};
`;

/** What closing means, at the end of the page. */
export const Closing = styled(Text)`
  margin-block: 16px;
`;

/** Saving, always in view however long the page is. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  padding-block: 12px;
  border-block-start: 1px solid ${color.line};
  background: ${color.raised};
`;

/** What the lines of the page become: headings, quotations, lists and colours, as others will read them. */
export const HowItReads = ({ body }: { body: string }) => {
  const { below } = aroundPictures(noteBlocks(body));
  if (below.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" size="small" tone="faint">
        <FormattedMessage id="scrapbook.reads" />
      </Text>
      <NoteBlocks blocks={below} size="page" />
    </Stack>
  );
};
