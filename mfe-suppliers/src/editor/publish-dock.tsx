import styled from '@emotion/styled';
import { color, media, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { narrow, NarrowOnly } from './narrow';
import { PublishButton } from './publish-button';
import type { Editor } from './use-editor';

/** On narrow screens it stands above the tab bar, or above the keyboard while somebody writes. */
const Dock = styled(NarrowOnly)`
  position: sticky;
  inset-block-end: var(--posy-keyboard, 0px);
  z-index: 12;
  margin-block-start: 20px;
  margin-inline: -16px;
  padding: 10px 16px;
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  ${narrow} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 6px 12px;
  }
  ${media.phone} {
    inset-block-end: max(
      calc(var(--posy-size-tabbar) + max(env(safe-area-inset-bottom, 0px), var(--posy-inset-bottom, 0px))),
      var(--posy-keyboard, 0px)
    );
  }
  ${media.tablet} {
    margin-inline: -32px;
    padding-inline: 32px;
  }
`;

const words = {
  waiting: 'editor.standing.waiting',
  saving: 'editor.standing.saving',
  saved: 'editor.dock.saved',
  published: 'editor.dock.published',
  'changed-elsewhere': 'editor.dock.unsaved',
  connection: 'editor.dock.unsaved',
  failed: 'editor.dock.unsaved',
} as const satisfies Record<Editor['standing'], string>;

/** The state of the draft and its publishing, in reach of a thumb wherever somebody writes. */
export const PublishDock = ({ editor }: { editor: Editor }) => {
  const { standing, drafted } = editor;
  const { length: faults } = drafted.faults;
  return (
    <Dock>
      <Text as="span" size="small" tone="soft">
        {faults > 0 && standing === 'saved' ? (
          <FormattedMessage id="editor.faults" values={{ count: faults }} />
        ) : (
          <FormattedMessage id={words[standing]} />
        )}
      </Text>
      <PublishButton editor={editor} />
    </Dock>
  );
};
