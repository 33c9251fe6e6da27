// What other areas may use of this one.
export { draftedSite } from './drafted-site';
export { type PreviewSize, SitePreview } from './site-preview';
