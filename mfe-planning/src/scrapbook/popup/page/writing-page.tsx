import styled from '@emotion/styled';
import { noteConstants } from '@posy/shared-contracts/constants';
import { color, font, isComposing } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { GrowingField } from './growing-field';
import { NotePartField } from './note-part';
import { pressedOnPage } from './shortcuts';
import type { NoteEditor } from './use-writing';

const Page = styled.div`
  min-inline-size: 0;
  font-size: 1.0625rem;
  line-height: 1.6;
  & ::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`;

const Title = styled.div`
  margin-block-end: 16px;
  font: 430 var(--posy-text-h2) / 1.15 ${font.display};
  letter-spacing: -0.018em;
`;

/** The area below the last line: a press there continues the text. */
const Rest = styled.div`
  min-block-size: 72px;
  cursor: text;
`;

interface Props {
  title: string;
  isNew: boolean;
  writing: NoteEditor;
  /** Shown after the first text, as they will be read. */
  pictures: ReactNode;
}

/** The title and the text. Each part is edited in place and looks as it will be read. */
export const WritingPage = ({ title, isNew, writing, pictures }: Props) => {
  const { formatMessage } = useIntl();
  const { parts, body } = writing;
  const [first, ...rest] = parts.map((_, place) => (
    <NotePartField
      key={place}
      writing={writing}
      place={place}
      placeholder={body === '' ? formatMessage({ id: 'scrapbook.body-place' }) : undefined}
    />
  ));
  const isWordsFirst = parts[0]?.kind === 'words';
  const goOn = (): void => {
    const last = parts.at(-1);
    if (last === undefined || last.kind === 'words') return writing.go(body.length);
    writing.write({ body: `${body}\n`, cursor: body.length + 1 }, 'enter');
  };
  return (
    <Page ref={writing.page} onKeyDown={(event) => pressedOnPage(event, writing)}>
      <Title>
        <GrowingField
          aria-label={formatMessage({ id: 'scrapbook.title-field' })}
          placeholder={formatMessage({ id: 'scrapbook.title-field' })}
          value={title}
          maxLength={noteConstants.titleLength}
          autoFocus={isNew}
          enterKeyHint="next"
          onWrite={(text) => writing.writeTitle(text.replace(/[\r\n]+/gu, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            writing.go(0);
          }}
        />
      </Title>
      {isWordsFirst ? null : pictures}
      {first}
      {isWordsFirst ? pictures : null}
      {rest}
      <Rest aria-hidden onClick={goOn} />
    </Page>
  );
};
