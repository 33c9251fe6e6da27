// The parts of this area that other areas may use.
export { draftedSite } from './drafted-site';
export { type PreviewSize, SitePreview } from './site-preview';
