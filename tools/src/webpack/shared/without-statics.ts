/**
 * Stands in for `hoist-non-react-statics` in Emotion's `withTheme`, its only user in the page: the wrapped component gets no
 * statics of the one inside. Components here have none, and the page is spared 1 KB.
 */
const withoutStatics = <T>(wrapped: T): T => wrapped;
export default withoutStatics;
