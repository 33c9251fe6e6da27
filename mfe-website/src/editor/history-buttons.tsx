import { IconButton } from '@posy/shared-ui';
import { ArrowUUpLeftIcon, ArrowUUpRightIcon } from '@posy/shared-ui/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useEditHistory } from '#site/edits/edit-history';

/** In a text field the browser's own undo handles the keys, so the editor ignores them there. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** One step back and one forth, by button and by the usual keys. */
export const HistoryButtons = () => {
  const { formatMessage } = useIntl();
  const { canUndo, canRedo, undo, redo } = useEditHistory();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);
  return (
    <>
      <IconButton label={formatMessage({ id: 'sections.undo' })} isDisabled={!canUndo} onPress={undo}>
        <ArrowUUpLeftIcon />
      </IconButton>
      <IconButton label={formatMessage({ id: 'sections.redo' })} isDisabled={!canRedo} onPress={redo}>
        <ArrowUUpRightIcon />
      </IconButton>
    </>
  );
};
