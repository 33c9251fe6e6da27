/** The part of the design system that every page needs. Texts come from the caller. */
export { isComposing } from '../adapters/composing';
export { Avatar, AvatarGroup, type AvatarProps, hueOf, initialsOf } from './marks/avatar';
export { Badge, type BadgeProps } from './marks/badge';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './actions/button';
export { type ButtonKind, type ButtonSize } from './actions/button-styles';
export { Callout, type CalloutProps, InlineError, OfflineBar, type OfflineBarProps } from './notices/callout';
export { Card, type CardProps, Divider } from './layout/card';
export { Chip, ChipGroup, type ChipGroupProps, ChipLink, type ChipLinkProps, type ChipProps } from './actions/chip';
export { EmptyState, type EmptyStateProps, FailedFeature, type FailedFeatureProps } from './layout/empty-state';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './actions/icon-button';
export {
  Grid,
  type GridProps,
  Grow,
  Inline,
  type InlineProps,
  Page,
  type PageProps,
  Stack,
  Wrap,
} from './layout/layout';
export { Link, LinkButton, type LinkProps, NavLink } from './actions/link';
export { NavigationProvider, type NavigationProviderProps, useLinkHandlers, useNavigateTo } from './actions/navigation';
export { Pagination, type PaginationProps } from './actions/pagination';
export { PetalDate, type PetalDateProps } from './marks/petal-date';
export { PosyMark, Wordmark } from './marks/posy-mark';
export { PetalDot, ProgressBar, type ProgressBarProps, SplitBar, type SplitPart } from './marks/progress';
export { Facts, Row, type RowProps, Rows, Table, TableScroll } from './layout/rows';
export { scallop } from './marks/scallop';
export { PageHead, type PageHeadProps, Section, type SectionProps } from './layout/section';
export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './layout/skeleton';
export {
  Snackbar,
  type SnackbarItem,
  type SnackbarProps,
  SnackbarRegion,
  type SnackbarRegionProps,
} from './notices/snackbar';
export { Spinner } from './marks/spinner';
export { Rating, type RatingProps, StarsRead, type StarsReadProps } from './marks/stars';
export { Breadcrumbs, type BreadcrumbsProps, type TabLink, TabLinks, type TabLinksProps } from './actions/tab-links';
export { Tag, type TagProps } from './marks/tag';
export {
  Figure,
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  Text,
  type TextProps,
  type TextSize,
  type TextTone,
  VisuallyHidden,
} from './text';
export { createUiCache, type UiCacheOptions, UiProvider, type UiProviderProps, useUiLocale } from './theme';
export { Tick, type TickProps } from './marks/tick';
export { Toolbar, type ToolbarProps } from './layout/toolbar';
export {
  color,
  font,
  type Hue,
  hues,
  layer,
  media,
  motion,
  radius,
  shadow,
  space,
  type SpaceStep,
  textSize,
} from '../tokens/token-names';
