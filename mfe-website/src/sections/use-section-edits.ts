import { useHost } from '@posy/remote-kit';
import { deleteDocument, type Edit, makeDocument, type PersonsEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type {
  EventAudience,
  WebsiteLanguage,
  WebsiteSection,
  WebsiteSectionKind,
} from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useWebsitePlace } from '#site/edit-place';
import { usePerform } from '#site/edits/edit-history';
import {
  changePart,
  changePhotos,
  type DraftedPart,
  movePart,
  newSection,
  type Words,
  writeWords,
} from './rules/drafted-parts';

/** A person's edits of the parts of a page. The page shows most of them; only a removal has a notice, with its undo. */
export const useSectionEdits = (weddingId: string) => {
  const { firestore } = useHost();
  const place = useWebsitePlace();
  const perform = usePerform();
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const collection = collections.websiteSections(weddingId);
    const refused = formatMessage({ id: 'website.refused' });
    const make = (edit: Edit, id: string, made: Partial<PersonsEdit> = {}): void =>
      void perform(place, { edit, about: `website section ${id}`, notice: null, refused, ...made });
    return {
      /** Adds one behind the others; answers its id. */
      add(kind: WebsiteSectionKind, parts: readonly DraftedPart[]): string {
        const id = firestore.newId();
        make(makeDocument(collection, newSection(id, kind, parts), ['updatedAt']), id);
        return id;
      },
      show: (part: DraftedPart, visible: boolean): void => make(changePart(weddingId, part, { visible }), part.id),
      move(parts: readonly DraftedPart[], part: DraftedPart, to: number): void {
        make(movePart(weddingId, parts, part, to), part.id);
      },
      setAudience: (part: DraftedPart, audience: EventAudience): void =>
        make(changePart(weddingId, part, { audience }), part.id),
      setCredits: (part: DraftedPart, credits: NonNullable<WebsiteSection['credits']>): void =>
        make(changePart(weddingId, part, { credits }), part.id),
      setPhotos: (part: DraftedPart, photos: string[]): void => make(changePhotos(weddingId, part, photos), part.id),
      write(
        part: DraftedPart,
        language: WebsiteLanguage,
        change: Partial<Words>,
        made: Pick<PersonsEdit, 'onSaved' | 'onRejected' | 'onUndone'>,
      ): void {
        make(writeWords(weddingId, part, language, change), `${part.id} ${Object.keys(change).join(' ')}`, made);
      },
      remove(part: DraftedPart, name: string): void {
        if (part.section === null) return;
        make(deleteDocument(collection, part.section), part.id, {
          notice: { text: formatMessage({ id: 'sections.removed' }, { name }) },
        });
      },
    };
  }, [firestore, place, perform, formatMessage, weddingId]);
};

export type SectionEdits = ReturnType<typeof useSectionEdits>;
