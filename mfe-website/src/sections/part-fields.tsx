import { websiteConstants } from '@posy/shared-contracts/constants';
import type { WebsiteLanguage } from '@posy/shared-contracts/entities';
import { Stack } from '@posy/shared-ui';
import { TextAreaField, TextField } from '@posy/shared-ui/forms';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usualTitle } from '#public-site/public';
import { CaptionFields } from './caption-fields';
import { faultText } from './fault-text';
import { Contested } from './fields/saved-note';
import { useAutosave } from './fields/use-autosave';
import { LineFields } from './line-fields';
import { type DraftedPart, type Words, wordsOf } from './rules/drafted-parts';
import { lineFaults, textFault } from './rules/section-faults';
import type { SectionEdits } from './use-section-edits';

interface Props {
  part: DraftedPart;
  language: WebsiteLanguage;
  edits: SectionEdits;
  /** Hears what stands in a field and is not stored yet; null: all is. */
  onTyping: (field: keyof Words, value: Words[keyof Words] | null) => void;
  /** True when the part has its text in its own field already, as the welcome does. */
  hasOwnBody?: boolean;
  /** Says whether all is stored. */
  head: (isSaving: boolean) => ReactNode;
}

/** The words of a part in one language, each stored by itself. */
const usePartWords = ({ part, language, edits, onTyping }: Omit<Props, 'head' | 'hasOwnBody'>) => {
  const words = wordsOf(part, language);
  const { titleLength, bodyLength } = websiteConstants;
  return {
    title: useAutosave<string>({
      saved: words.title,
      typing: (title) => onTyping('title', title),
      isFine: (title) => textFault(title, titleLength) === null,
      save: (title, made) => edits.write(part, language, { title }, made),
    }),
    body: useAutosave<string>({
      saved: words.body,
      typing: (body) => onTyping('body', body),
      isFine: (body) => textFault(body, bodyLength) === null,
      save: (body, made) => edits.write(part, language, { body }, made),
    }),
    items: useAutosave<Words['items']>({
      saved: words.items,
      typing: (items) => onTyping('items', items),
      isFine: (items) => items.every((item) => Object.keys(lineFaults(item)).length === 0),
      save: (items, made) => edits.write(part, language, { items }, made),
    }),
  };
};

const withoutLines = ['timeline', 'photos', 'welcome', 'own', 'thanks'];

/** The fields of a part in one language; each is stored while a person types. */
export const PartFields = ({ hasOwnBody = false, head, ...edited }: Props) => {
  const intl = useIntl();
  const { title, body, items } = usePartWords(edited);
  const { part } = edited;
  const usual = usualTitle[part.kind];
  const isSaving = title.isChanged || body.isChanged || items.isChanged;
  return (
    <Stack gap={5}>
      {head(isSaving)}
      <TextField
        label={intl.formatMessage({ id: 'sections.heading' })}
        optionalLabel={intl.formatMessage({ id: 'website.event.optional' })}
        placeholder={usual === null ? undefined : intl.formatMessage({ id: usual })}
        value={title.value}
        onChange={title.change}
        onBlur={title.leave}
        error={faultText(intl, textFault(title.value, websiteConstants.titleLength))}
      />
      <Contested field={title} say={(words) => words} />
      {hasOwnBody ? null : (
        <>
          <TextAreaField
            label={intl.formatMessage({ id: 'sections.body' })}
            optionalLabel={intl.formatMessage({ id: 'website.event.optional' })}
            rows={4}
            value={body.value}
            onChange={body.change}
            onBlur={body.leave}
            error={faultText(intl, textFault(body.value, websiteConstants.bodyLength))}
          />
          <Contested field={body} say={(words) => words} />
        </>
      )}
      {part.kind === 'photos' ? <CaptionFields photos={part.section?.photos ?? []} field={items} /> : null}
      {withoutLines.includes(part.kind) ? null : <LineFields kind={part.kind} field={items} />}
    </Stack>
  );
};
