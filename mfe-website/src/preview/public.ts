// What other areas may use of this one.
export { draftedSite } from './drafted-site';
export { SitePreview } from './site-preview';
