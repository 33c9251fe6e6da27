import { joinCatalogues, lazyFeature } from '@posy/remote-kit';
import { lazy } from 'react';
import type { FrameParts } from '#host/frame-parts';
import { accountCatalogues } from './account/messages';
import { messages as consentMessages } from './consent/messages';
import { catalogues as placesCatalogues } from './places/messages';
import { messages as promptMessages } from './prompts/messages';
import { screenOf } from './screens';
import { catalogues as signUpCatalogues } from './sign-up-prompt/messages';
import { catalogues as profileCatalogues } from './wedding-profile/messages';

/** The parts of features that the frame contains; each loads when it is first shown. */
export const frameParts: FrameParts = {
  screenOf,
  ConsentLine: lazyFeature(async () => (await import('./consent/consent-line')).ConsentLine, consentMessages),
  Prompts: lazyFeature(async () => (await import('./prompts/prompts')).Prompts, promptMessages),
  AccountPanel: lazyFeature(async () => (await import('./places/account-panel')).AccountPanel, placesCatalogues),
  MoreSheet: lazyFeature(async () => (await import('./places/more-sheet')).MoreSheet, placesCatalogues),
  CountryMoved: lazyFeature(
    async () => (await import('./wedding-profile/country/country-moved')).CountryMoved,
    profileCatalogues,
  ),
  NewVersion: lazy(async () => ({ default: (await import('./new-version/new-version')).NewVersion })),
  SignUpDialog: lazyFeature(
    async () => (await import('./sign-up-prompt/sign-up-dialog')).SignUpDialog,
    joinCatalogues(accountCatalogues, signUpCatalogues),
  ),
};
