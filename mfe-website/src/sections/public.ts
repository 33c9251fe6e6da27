// The parts of this area that other areas may use.
export { AudienceField } from './audience-field';
export { CreditsField } from './credits-field';
export { PartFields } from './part-fields';
export { PhotosField } from './photos-field';
export { type DraftedPart, withTravelShown } from './rules/drafted-parts';
export { type TypedWords, typedWords, withTyped } from './rules/typed-words';
export { SectionsList } from './sections-list';
export { useDraftedParts } from './use-drafted-parts';
export { usePartName } from './use-part-name';
export { type SectionEdits, useSectionEdits } from './use-section-edits';
export { Contested, SavedNote } from './fields/saved-note';
export { type Autosaved, useAutosave } from './fields/use-autosave';
